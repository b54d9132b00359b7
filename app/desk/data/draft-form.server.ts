import { data } from "react-router";
import { addDraftPicture } from "../../blog/data/draft-pictures.server.ts";
import { type DraftFields, readDraftFields } from "../../blog/rules/draft.ts";
import { plainName } from "../../pictures/picture-file.ts";
import type { Site } from "../../site/context.ts";
import { oneLine } from "../../text/line.ts";
import { draft as words } from "../words/draft.ts";
import { doAndLog } from "./log.server.ts";

/** `fields` is missing when only a picture was sent, and "too-long" when no post has that many words. */
export type DraftForm = {
  form: Record<string, string>;
  fields: DraftFields | "too-long" | undefined;
  version: number;
  page: string;
  files: File[];
};

/** Reads the form of a draft, with or without a file. */
export async function readDraftForm(request: Request): Promise<DraftForm> {
  const sent = await request.formData().catch(() => {
    throw data(null, { status: 415 });
  });
  const form = Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
  const files = sent.getAll("picture").filter((value) => value instanceof File && value.size > 0) as File[];
  const fields = form.body === undefined ? undefined : (readDraftFields(form) ?? "too-long");
  return { form, fields, version: Number.parseInt(form.version ?? "", 10) || 0, page: (form.page ?? "").slice(0, 50), files };
}

type AddedPicture = { problem: string } | { line: string };

/** Makes a picture and stores it with a draft. Returns the line that shows it, or what's wrong in words. */
export async function takePicture(
  { database, makePicture, now }: Site,
  who: string,
  id: string,
  { files, form }: DraftForm,
): Promise<AddedPicture> {
  const alt = oneLine(form.alt ?? "");
  const [file] = files;
  if (!file || files.length > 1) return { problem: words.pictures.noFile };
  if (!alt) return { problem: words.pictures.noAlt };
  const answer = await makePicture(new Uint8Array(await file.arrayBuffer()), plainName(file.name));
  if ("problem" in answer) return { problem: words.pictures.problems[answer.problem] };
  const added = await doAndLog(
    database,
    { who, now: now() },
    (transaction) => addDraftPicture(transaction, id, answer.made, now()),
    (result) => ("problem" in result ? undefined : "picture-added"),
  );
  if ("problem" in added) return { problem: added.problem === "gone" ? words.pictures.gone : words.pictures.tooMany };
  return { line: `![${alt.replace(/[[\]\\]/g, "\\$&")}](${added.name})` };
}
