import { Children, type ReactNode } from "react";
import { Example, type ExampleLine } from "./example.tsx";

/** A heading and its list, or what will stand there once there's something. */
export function Part({ heading, none, example, children }: { heading: string; none: string; example?: ExampleLine; children: ReactNode }) {
  const count = Children.count(children);
  return (
    <section className="desk-part">
      <h2 className="desk-part-heading">
        {heading} {count > 0 && <span className="desk-part-count">{count}</span>}
      </h2>
      {count > 0 ? <ul className="desk-list">{children}</ul> : <p className="text-quiet mt-2">{none}</p>}
      {count === 0 && example && <Example {...example} />}
    </section>
  );
}
