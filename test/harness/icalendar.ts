import { spawnSync } from "node:child_process";

type Property = { name: string; parameters: Record<string, string>; value: string };

/** Parses an iCalendar file by RFC 5545, independent of how ours are written. Throws if a line breaks the rules. */
export function parseCalendar(text: string) {
  if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text)) throw new Error("lines end with CRLF");
  for (const line of text.split("\r\n")) if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 bytes: ${line}`);
  const lines = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n").map(parseLine);
  const open: string[] = [];
  for (const { name, value } of lines) {
    if (name === "BEGIN") open.push(value);
    if (name === "END" && open.pop() !== value) throw new Error(`unmatched END:${value}`);
  }
  if (open.length > 0) throw new Error("something is left open");
  return lines;
}

function parseLine(line: string): Property {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
  if (!match) throw new Error(`no content line: ${line}`);
  const [, name = "", parameters = "", value = ""] = match;
  const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^";:,]*)/g)].map(([, key = "", text = ""]) => [
    key,
    text.replaceAll('"', ""),
  ]);
  return {
    name,
    parameters: Object.fromEntries(pairs),
    value: value.replace(/\\([\\;,nN])/g, (_, mark) => (/n/i.test(mark) ? "\n" : mark)),
  };
}

/** What python3-vobject reads from a file, or undefined if it isn't installed. */
export function readWithVobject(text: string): { summary: string; start: string; uid: string; method: string } | undefined {
  const program = `import sys, json, vobject
c = vobject.readOne(sys.stdin.read())
e = c.vevent
print(json.dumps({"summary": e.summary.value, "start": e.dtstart.value.isoformat(), "uid": e.uid.value, "method": c.method.value}))`;
  // Debian's packages are visible only to Debian's own Python.
  for (const python of ["/usr/bin/python3", "python3"]) {
    const { status, stdout } = spawnSync(python, ["-c", program], { input: text, encoding: "utf8" });
    if (status === 0) return JSON.parse(stdout);
  }
  return undefined;
}
