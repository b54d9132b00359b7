import type { ReactNode } from "react";

type Props = {
  /** That it is an example. */
  mark: string;
  caption: string;
  children: ReactNode;
};

/** A made-up exhibit in running text, labeled as an example. */
export function Example({ mark, caption, children }: Props) {
  return (
    <figure className="bg-snow rounded-lg p-4 sm:p-6">
      <figcaption className="text-quiet mb-4 text-sm">
        <strong className="badge text-mark mr-2">{mark}</strong> {caption}
      </figcaption>
      {children}
    </figure>
  );
}
