import type { ReactNode } from "react";
import { Marked } from "../../../design/marked.tsx";

type Props = {
  /** That it is an example. */
  mark: string;
  caption: string;
  children: ReactNode;
};

/** A made-up exhibit in running text, labeled as an example. */
export function GuideExample({ mark, caption, children }: Props) {
  return (
    <figure className="bg-snow rounded-lg p-4 sm:p-6">
      <Marked mark={mark} className="text-quiet mb-4">
        {caption}
      </Marked>
      {children}
    </figure>
  );
}
