import type { ReactNode } from "react";
import { HOUSE_PATH } from "../rules/paths.ts";
import { ActionResult } from "./action-result.tsx";
import { DeskLink } from "./desk-link.tsx";

type Props = { title: string; back: string; said?: string | undefined; problem?: string | undefined; children: ReactNode };

/** A page of the house: the way back, its heading, and what came of the last press. */
export function HousePage({ title, back, said, problem, children }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <DeskLink href={HOUSE_PATH}>{back}</DeskLink>
        <h1 className="display text-h2">{title}</h1>
        <ActionResult said={said} problem={problem} className="pt-2" />
      </div>
      {children}
    </div>
  );
}
