import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { SettingError } from "../setting-values.ts";
import { FOUNDERS, NO_STUDIO_FACTS, type StudioFacts, studioSchema } from "./studio.ts";

export const STUDIO_FILE = "studio.yaml";

/** The owner's file in DATA_DIR, else in the project's root. Undefined if there's none. */
export function findStudioFile(dataDir: string) {
  return [dataDir, "."].map((folder) => resolve(folder, STUDIO_FILE)).find((path) => existsSync(path));
}

/** Where the files of the founders' photographs are kept once they're made. */
export function photoFolder(dataDir: string) {
  return join(dataDir, "photos");
}

/** What the owner tells about the studio. A problem stops the start, each in one sentence. */
export function readStudio(dataDir: string): StudioFacts {
  const path = findStudioFile(dataDir);
  if (!path) return NO_STUDIO_FACTS;
  const { studio, problems } = parseStudio(readFileSync(path, "utf8"), (photo) => existsSync(join(dirname(path), photo)));
  if (problems.length > 0) throw new SettingError(problems.map((problem) => `${path}: ${problem}`).join("\n"));
  return studio;
}

/** Photographs lie beside the file. */
export function parseStudio(text: string, hasPhoto: (name: string) => boolean): { studio: StudioFacts; problems: string[] } {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake) return { studio: NO_STUDIO_FACTS, problems: [`it can't be read: ${mistake.message.split(":\n")[0]}.`] };
  const read = v.safeParse(studioSchema, document.toJS() ?? {});
  if (!read.success)
    return { studio: NO_STUDIO_FACTS, problems: read.issues.map((issue) => sentence(v.getDotPath(issue) ?? "the file", issue.message)) };
  const studio = { ...read.output, photos: {} };
  return { studio, problems: [...missingCaller(studio), ...missingPhotos(studio, hasPhoto), ...growingHours(studio)] };
}

function missingCaller({ firstCall, founders }: StudioFacts) {
  return firstCall && !founders[firstCall] ? [sentence("firstCall", `is ${firstCall}, and founders.${firstCall} isn't filled in`)] : [];
}

function missingPhotos({ founders }: StudioFacts, hasPhoto: (name: string) => boolean) {
  return FOUNDERS.flatMap((key) => {
    const photo = founders[key]?.photo;
    return photo && !hasPhoto(photo) ? [sentence(`founders.${key}.photo`, `${photo} doesn't lie beside the file`)] : [];
  });
}

/** A ledger with fewer hours before than after is filled in the wrong way around. */
function growingHours({ ledgers }: StudioFacts) {
  return ledgers.flatMap(({ tasks }, index) => {
    const sum = (when: "before" | "after") => tasks.reduce((hours, task) => hours + task[when], 0);
    return sum("after") > sum("before") ? [sentence(`ledgers.${index}`, "has more hours after than before: are they swapped?")] : [];
  });
}

function sentence(place: string, problem: string) {
  return `${place} ${problem}.`;
}
