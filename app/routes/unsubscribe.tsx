import { data } from "react-router";
import { newsletter } from "../content/newsletter.ts";
import { leaverOf } from "../data/subscribers/links.server.ts";
import { isSubscribed, unsubscribe } from "../data/subscribers/subscribers.server.ts";
import { siteContext } from "../request/context.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { NEWSLETTER_PATH } from "../rules/private-paths.ts";
import { pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { OneButton } from "../ui/one-button.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/unsubscribe";

export const handle = { title: "Unsubscribe from the newsletter" };

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
