import { type ReactNode, useEffect, useRef } from "react";

/** One screen. When it opens, focus moves to its heading, so that a screen reader starts there, and the screen slides in. */
export function Screen({ came, children }: { came: "" | "forward" | "back"; children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  const arrival = useRef(came);

  useEffect(() => {
    if (!arrival.current) return;
    scrollTo({ top: 0, behavior: "instant" });
    screen.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={screen} className="screen" data-came={came || undefined}>
      {children}
    </div>
  );
}
