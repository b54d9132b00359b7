import type { ReactNode } from "react";
import type { Inputs } from "../catalog/inputs.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { ClimbPanel } from "./climb-panel.tsx";

type Props = { words: ClimbWords; inputs: Inputs; isHalved?: boolean; panelClass?: string; children: ReactNode };

/** Words and fields beside the visitor's own sheet, which stands at a desktop's right edge as it does in the report after them. */
export function ClimbScreen({ words, inputs, isHalved, panelClass = "", children }: Props) {
  return (
    <div className="climb-screen">
      <div>{children}</div>
      <div className={panelClass}>
        <ClimbPanel words={words} inputs={inputs} isHalved={isHalved} />
      </div>
    </div>
  );
}
