import { data } from "react-router";
import { newsletter } from "../content/newsletter.ts";
import { confirmSubscription, optInState } from "../data/subscribers/subscribers.server.ts";
import { siteContext } from "../request/context.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { NEWSLETTER_PATH } from "../rules/private-paths.ts";
import { pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { OneButton } from "../ui/one-button.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/confirm-newsletter";
import { limitPresses } from "./press-limit.server.ts";

export const handle = { title: "Confirm your subscription" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, log } = context.get(siteContext);
  const state = await optInState(database, tokenOf(request), now()).catch(unavailable(log));
  return data(state, { status: state ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  await confirmSubscription(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  return null;
}

export default function ConfirmNewsletter({ loaderData: state }: Route.ComponentProps) {
  const words = newsletter.confirm;
  if (!state) return <DeadLink words={newsletter.deadLink} href={NEWSLETTER_PATH} />;
  if (state === "pending")
    return (
      <Opening title={words.heading} lead={words.text}>
        <OneButton label={words.button} />
      </Opening>
    );
  return (
    <Opening title={words.doneHeading} lead={words.done}>
      <p className="mt-8">
        <ButtonLink href={pages.blog.path}>{words.blog}</ButtonLink>
      </p>
    </Opening>
  );
}
