import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { OneButtonPage } from "../../design/one-button-page.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { leaverOf } from "../data/reader-links.server.ts";
import { isSubscribed, unsubscribe } from "../data/subscribe.server.ts";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/unsubscribe";

const words = newsletter.unsubscribe;

export const handle = { title: words.title };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const leaver = leaverOf(tokenOf(request), settings);
  if (leaver === undefined) return data("unknown" as const, { status: 404 });
  return (await isSubscribed(database, leaver).catch(unavailable(log))) ? "ask" : "done";
}

/**
 * The page's button, and the one mail apps offer: they post 'List-Unsubscribe=One-Click' in either form encoding (RFC 8058). The URL says
 * enough, so the body isn't read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, log } = context.get(siteContext);
  await unsubscribe(database, tokenOf(request), settings).catch(unavailable(log));
  return null;
}

export default function Unsubscribe({ loaderData: state }: Route.ComponentProps) {
  return (
    <OneButtonPage state={state} words={words} unknownHref={pages.contact.path}>
      <p className="mt-8">
        <ButtonLink href={NEWSLETTER_PATH} kind="quiet">
          {words.again}
        </ButtonLink>
      </p>
    </OneButtonPage>
  );
}
