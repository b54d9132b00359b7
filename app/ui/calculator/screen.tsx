import { type ReactNode, useEffect, useRef } from "react";

/** One screen. Arriving on it moves the focus to its heading, so that a screen reader starts there, and slides it in. */
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
