import { data } from "react-router";
import { OneButtonPage } from "../../design/one-button-page.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { endFollowUps } from "../../people/data/next-step.server.ts";
import { readPerson } from "../../people/data/people.server.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { stopperOf } from "../data/stop-links.server.ts";
import { followUpWords } from "../words.ts";
import type { Route } from "./+types/stop";

const words = followUpWords.page;

export const handle = { title: words.title };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const id = stopperOf(tokenOf(request), settings);
  if (id === undefined) return data("unknown" as const, { status: 404 });
  const person = await readPerson(database, id).catch(unavailable(log));
  return person && !person.stoppedAt ? "ask" : "done";
}

/**
 * The page's button, and the one mail apps offer: they post 'List-Unsubscribe=One-Click' in either form encoding (RFC 8058). The URL says
 * enough, so the body isn't read, and presses aren't limited: mail providers press it for all their readers at once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const id = stopperOf(tokenOf(request), settings);
  if (id) await endFollowUps(database, id, "stopped", now()).catch(unavailable(log));
  return null;
}

export default function Stop({ loaderData: state }: Route.ComponentProps) {
  return <OneButtonPage state={state} words={words} unknownHref={pages.contact.path} />;
}
