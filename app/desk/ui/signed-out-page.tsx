import type { ReactNode } from "react";

/** A page with one thing to do, before anybody is signed in. */
export function SignedOutPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="band-snow band min-h-dvh">
      <div className="wrap">
        <div className="grid max-w-xl gap-6">
          <h1 className="display text-h1">{title}</h1>
          <p className="text-lg">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
