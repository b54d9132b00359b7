import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { OneButton } from "../../design/one-button.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { confirmSubscription, optInState } from "../data/subscribe.server.ts";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/confirm-newsletter";

export const handle = { title: newsletter.confirm.title };

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
