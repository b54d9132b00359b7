import type { ReactNode } from "react";
import { ActionResult } from "./action-result.tsx";
import { DeskLink } from "./desk-link.tsx";

type Props = {
  title: string;
  back: { href: string; text: string };
  said?: string | undefined;
  problem?: string | undefined;
  /** Where a sentence is too little to say what was done. */
  done?: ReactNode;
  children: ReactNode;
};

/** A page that another of the desk leads to: the way back, its heading, and what came of the last press. */
export function InnerPage({ title, back, said, problem, done, children }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <DeskLink href={back.href}>{back.text}</DeskLink>
        <h1 className="display text-h2">{title}</h1>
        <ActionResult said={said} problem={problem} className="pt-2">
          {done}
        </ActionResult>
      </div>
      {children}
    </div>
  );
}
