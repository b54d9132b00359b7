import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { OneButton } from "../../design/one-button.tsx";
import { Opening } from "../../design/opening.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { leaverOf } from "../data/reader-links.server.ts";
import { isSubscribed, unsubscribe } from "../data/subscribe.server.ts";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/unsubscribe";

export const handle = { title: newsletter.unsubscribe.title };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const leaver = leaverOf(tokenOf(request), settings);
  if (leaver === undefined) return data("unknown", { status: 404 });
  return data((await isSubscribed(database, leaver).catch(unavailable(log))) ? "subscribed" : "gone");
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
  const words = newsletter.unsubscribe;
  if (state === "unknown") return <DeadLink words={words.deadLink} href={pages.contact.path} />;
  if (state === "subscribed")
    return (
      <Opening title={words.heading} lead={words.text}>
        <OneButton label={words.button} />
      </Opening>
    );
  return (
    <Opening title={words.doneHeading} lead={words.done}>
      <p className="mt-8">
        <ButtonLink href={NEWSLETTER_PATH} kind="quiet">
          {words.again}
        </ButtonLink>
      </p>
    </Opening>
  );
}
