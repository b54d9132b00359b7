type Release = { version: string; date: string; changes: ChangelogItem[] };
/** `lead` is what the changelog prints in bold. */
type ChangelogItem = { lead: string; text: string };

/** The newest releases of CHANGELOG.md, as plain text. */
export function readChangelog(markdown: string, most: number): Release[] {
  const sections = markdown.split(/^## /m).slice(1, most + 1);
  return sections.map((section) => {
    const [version = "", ...lines] = section.split("\n");
    const text = lines.join("\n");
    return { version: version.trim(), date: /^Date: (\S+)$/m.exec(text)?.[1] ?? "", changes: changesIn(text) };
  });
}

/** A list's items. A line that goes on below its item is indented. */
function changesIn(text: string): ChangelogItem[] {
  const items = text.split(/^- /m).slice(1);
  return items.map((item) => {
    const plain = withoutMarks(item.replace(/\s+/g, " ").trim());
    const [, lead = "", rest = plain] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(plain) ?? [];
    return { lead, text: rest.replaceAll("**", "") };
  });
}

function withoutMarks(text: string) {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("`", "");
}
