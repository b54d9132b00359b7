import { dirname, join } from "node:path/posix";
import { strFromU8, unzipSync } from "fflate";
import { allIn, childrenOf, type Element, readXml } from "./xml.ts";

/** An office file: its parts by name, and what each part's relationship ids lead to. */
export type Package = { parts: Map<string, Element>; targets: Map<string, Map<string, string>> };

/** The parts, and what's wrong with how they hang together (ECMA-376, part 2). */
export function readPackage(file: Uint8Array): Package & { problems: string[] } {
  const problems: string[] = [];
  const parts = new Map<string, Element>();
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    try {
      parts.set(name, readXml(strFromU8(bytes)));
    } catch (error) {
      problems.push(`${name} isn't well-formed: ${(error as Error).message}`);
    }
  }
  const targets = targetsOf(parts);
  return { parts, targets, problems: [...problems, ...typeProblems(parts), ...relationshipProblems(parts, targets)] };
}

/** Every part has a type, and every type a part. */
function typeProblems(parts: Map<string, Element>) {
  const types = parts.get("[Content_Types].xml");
  const defaults = childrenOf(types, "Default").map(({ attributes }) => attributes.Extension?.toLowerCase());
  const overrides = childrenOf(types, "Override").map(({ attributes }) => attributes.PartName?.slice(1) ?? "");
  const names = [...parts.keys()].filter((name) => name !== "[Content_Types].xml");
  return [
    ...names
      .filter((name) => !overrides.includes(name) && !defaults.includes(name.split(".").at(-1)?.toLowerCase()))
      .map((name) => `${name} has no content type`),
    ...overrides.filter((name) => !parts.has(name)).map((name) => `${name} has a content type and isn't there`),
    ...twice([...overrides, ...defaults]).map((name) => `${name} has two content types`),
  ];
}

function relationshipProblems(parts: Map<string, Element>, targets: Package["targets"]) {
  const start = [...(targets.get("") ?? new Map()).values()];
  return [
    ...(start.some((name) => /^(xl\/workbook|word\/document)\.xml$/.test(name)) ? [] : ["nothing leads to the main part"]),
    ...[...parts].flatMap(([name, root]) => {
      if (name.endsWith(".rels"))
        return twice(childrenOf(root, "Relationship").map(({ attributes }) => attributes.Id ?? "")).map((id) => `${name} has ${id} twice`);
      const own = targets.get(name) ?? new Map<string, string>();
      const used = allIn(root).flatMap(({ attributes }) => Object.entries(attributes).filter(([key]) => /^r:(id|embed|link)$/.test(key)));
      return used.filter(([, id]) => !own.has(id)).map(([, id]) => `${name} names the relationship ${id}, which isn't there`);
    }),
    ...[...targets].flatMap(([name, own]) =>
      [...own.values()]
        .filter((target) => !parts.has(target))
        .map((target) => `${name || "the file"} leads to ${target}, which isn't there`),
    ),
  ];
}

/** What the relationships of each part lead to, by id. Those of the file itself are under an empty name. */
function targetsOf(parts: Map<string, Element>): Package["targets"] {
  const files = [...parts].filter(([name]) => name.endsWith(".rels"));
  return new Map(
    files.map(([name, root]) => {
      const owner = join(
        dirname(dirname(name)),
        name
          .split("/")
          .at(-1)
          ?.replace(/\.rels$/, "") ?? "",
      ).replace(/^\.$/, "");
      const inside = childrenOf(root, "Relationship").filter(({ attributes }) => attributes.TargetMode !== "External");
      return [
        owner,
        new Map(
          inside.map(({ attributes: { Id = "", Target = "" } }) => [
            Id,
            Target.startsWith("/") ? Target.slice(1) : join(dirname(owner), Target),
          ]),
        ),
      ] as const;
    }),
  );
}

export function twice<T>(values: T[]) {
  return [...new Set(values.filter((value, i) => values.indexOf(value) < i))];
}
