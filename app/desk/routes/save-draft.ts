import { checkDraft } from "../../blog/data/check-draft.server.ts";
import { draftPictures } from "../../blog/data/draft-pictures.server.ts";
import { readDraft, saveDraft } from "../../blog/data/drafts.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { type Site, siteContext } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { timeIn } from "../../time/dates.ts";
import { type AtDesk, deskContext, signedIn } from "../context.ts";
import { type DraftForm, readDraftForm } from "../data/draft-form.server.ts";
import { shownProblems } from "../rules/checks.ts";
import { draft as words } from "../words/draft.ts";
import type { Route } from "./+types/save-draft";

/** Saves as somebody types. The page's script shows what it answers. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const desk = context.get(deskContext);
  signedIn(desk);
  const sent = await readDraftForm(request);
  return isId(id) ? save(site, desk, id, sent).catch(unavailable(site.log)) : say(words.saving.gone, 404);
}

async function save(site: Site, desk: AtDesk, id: string, { fields, version, page }: DraftForm) {
  const { database, settings, now } = site;
  const { email: who } = signedIn(desk);
  if (fields === "too-long" || !fields) return say(words.saving.tooLong, 422);
  const saved = await saveDraft(database, { id, version, fields, who, page, now: now() });
  const clock = (moment: Date) => timeIn(settings.timeZone, moment);
  if (saved.kind === "gone") return say(words.saving.gone, 404);
  if (saved.kind === "conflict") {
    const { savedBy, savedAt } = saved.theirs;
    return say(savedBy === who ? words.saving.conflictOwn(clock(savedAt)) : words.saving.conflict(savedBy, clock(savedAt)), 409);
  }
  const stored = await readDraft(database, id);
  const checked = stored && (await checkDraft(stored, await draftPictures(database, id), site));
  const checks = shownProblems(checked?.problems ?? [], words.checks);
  return Response.json({ version: saved.version, said: words.saving.at(clock(now())), checks });
}

function say(said: string, status: number) {
  return Response.json({ said }, { status });
}
