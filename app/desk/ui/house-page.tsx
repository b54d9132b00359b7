import type { ReactNode } from "react";
import { HOUSE_PATH } from "../rules/paths.ts";

type Props = { title: string; back: string; said?: string | undefined; problem?: string | undefined; children: ReactNode };

/** A page of the house: the way back, its heading, and what came of the last press. */
export function HousePage({ title, back, said, problem, children }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <a href={HOUSE_PATH} className="inline-flex min-h-11 items-center underline">
          {back}
        </a>
        <h1 className="display text-h2">{title}</h1>
        <div role="status" className="pt-2">
          {problem ? <p className="text-wrong font-semibold">{problem}</p> : said && <p className="font-semibold">{said}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
