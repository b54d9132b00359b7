import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { OneButtonPage } from "../../design/one-button-page.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { confirmSubscription, optInState } from "../data/subscribe.server.ts";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/confirm-newsletter";

const words = newsletter.confirm;

export const handle = { title: words.title };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, log } = context.get(siteContext);
  const state = await optInState(database, tokenOf(request), now()).catch(unavailable(log));
  if (!state) return data("unknown" as const, { status: 404 });
  return state === "pending" ? "ask" : "done";
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  await confirmSubscription(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  return null;
}

export default function ConfirmNewsletter({ loaderData: state }: Route.ComponentProps) {
  return (
    <OneButtonPage state={state} words={words} unknownHref={NEWSLETTER_PATH}>
      <p className="mt-8">
        <ButtonLink href={pages.blog.path}>{words.blog}</ButtonLink>
      </p>
    </OneButtonPage>
  );
}
