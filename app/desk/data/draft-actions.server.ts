import { copyDraft } from "../../blog/data/corrections.server.ts";
import { readDraft, type StoredDraft, saveDraft } from "../../blog/data/drafts.server.ts";
import { type DraftFields, fieldsOf } from "../../blog/rules/draft.ts";
import type { Reason } from "../../blog/rules/post-refused.ts";
import type { Site } from "../../site/context.ts";
import { draftPath, draftPreviewPath, POSTS_PATH } from "../rules/paths.ts";
import { type DraftForm, takePicture } from "./draft-form.server.ts";
import { doAndLog } from "./log.server.ts";
import { sendOut } from "./post-actions.server.ts";

type DraftRequest = { site: Site; who: string; id: string; sent: DraftForm };

export type DraftResult =
  | { kind: "done"; to: string }
  | { kind: "too-long" }
  | { kind: "conflict"; mine: DraftFields; theirs: StoredDraft | undefined }
  | { kind: "picture"; problem: string }
  | { kind: "refused"; why: Reason | "problems" };

/** Does what a button of the editor asks for. The words are saved first, so that nothing typed is lost whatever comes of it. */
export async function doDraftAction({ site, who, id, sent }: DraftRequest): Promise<DraftResult> {
  const { database, now } = site;
  const { form, fields, page } = sent;
  if (fields === "too-long") return { kind: "too-long" };
  if (form.do === "save-new" && fields) {
    const copy = await doAndLog(
      database,
      { who, now: now() },
      (transaction) => copyDraft(transaction, id, fields, { who, page, now: now() }),
      () => "draft-started",
    );
    return { kind: "done", to: `${draftPath(copy ?? id)}?said=copied` };
  }
  let { version } = sent;
  if (fields) {
    const saved = await save(fields, version);
    if ("kind" in saved) return saved;
    version = saved.version;
  }
  switch (form.do) {
    case "picture":
      return addPicture();
    case "preview":
      return { kind: "done", to: draftPreviewPath(id) };
    case "publish":
    case "publish-over":
    case "queue":
      return publish();
    default:
      return { kind: "done", to: `${draftPath(id)}?said=saved` };
  }

  /** The version that the words have now, or why they weren't saved. */
  async function save(words: DraftFields, over: number): Promise<DraftResult | { version: number }> {
    const saved = await saveDraft(database, { id, version: over, fields: words, who, page, now: now() });
    if (saved.kind === "saved") return { version: saved.version };
    return { kind: "conflict", mine: words, theirs: saved.kind === "conflict" ? saved.theirs : undefined };
  }

  /** A script puts the line where the cursor is; without one it goes to the end of the text. */
  async function addPicture(): Promise<DraftResult> {
    const taken = await takePicture(site, who, id, sent);
    if ("problem" in taken) return { kind: "picture", problem: taken.problem };
    const stored = fields ? await readDraft(database, id) : undefined;
    const saved =
      stored && (await save({ ...fieldsOf(stored), body: `${stored.body.trimEnd()}\n\n${taken.line}\n`.trimStart() }, stored.version));
    if (saved && "kind" in saved) return saved;
    return { kind: "done", to: `${draftPath(id)}?${fields ? "said=picture" : `line=${encodeURIComponent(taken.line)}`}` };
  }

  /** What was just saved and nothing else: a colleague may have saved their words since. */
  async function publish(): Promise<DraftResult> {
    const stored = await readDraft(database, id);
    if (stored?.version !== version) return { kind: "refused", why: "draft-changed" };
    const asked = { overwrites: form.do === "publish-over", ...(form.do === "queue" && { day: form.day ?? "" }) };
    const out = await sendOut(stored, asked, site, who);
    if ("refused" in out) return { kind: "refused", why: out.refused };
    return { kind: "done", to: `${POSTS_PATH}?said=${out.said}&post=${out.slug}` };
  }
}
