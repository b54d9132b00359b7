import { ToolPile } from "../../tools/ui/tool-picture.tsx";

/** Like the brief, the report and the ledger: pages with figures on them. */
export function AboutPile() {
  return (
    <div className="about-pile max-lg:hidden">
      <ToolPile files={FILES} isLazy />
    </div>
  );
}

const FILES = ["invoice-gap.xlsx", "time-log.xlsx", "call-triage-card.docx"] as const;
