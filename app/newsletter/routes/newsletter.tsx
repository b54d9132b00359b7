import { data } from "react-router";
import { Opening } from "../../design/opening.tsx";
import { intakeOf } from "../../forms/intake.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { siteContext } from "../../site/context.ts";
import { takeSubscription } from "../data/take-subscription.server.ts";
import { NewsletterForm, type NewsletterStart } from "../sections/newsletter-form.tsx";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/newsletter";

export const handle = { title: newsletter.page.title };

export function loader({ context }: Route.LoaderArgs) {
  return { openedAt: context.get(siteContext).now().getTime() };
}

/** Every newsletter form posts here. The response says what's wrong with an address, but never whether we know it. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  const form = await readForm(request);
  const { email = "" } = form;
  // Someone correcting a mistake has had the form open since the first try.
  const again = (status: number, said: NewsletterStart) => data({ email, ...openedSince(form), ...said }, { status });
  const result = await takeSubscription(site, form);
  switch (result.status) {
    case 201:
      return data<NewsletterStart>({ isAsked: true }, { status: 201 });
    case 422:
      return again(422, { problems: result.problems });
    case 429:
      return again(429, { notice: newsletter.tooMany });
    default:
      return again(result.status, { notice: newsletter.failed });
  }
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Opening title={newsletter.page.heading} lead={newsletter.page.lead} tone="snow">
      <div className="mt-10 max-w-2xl">
        <NewsletterForm start={actionData ?? loaderData} />
      </div>
    </Opening>
  );
}

function openedSince({ openedAt }: Record<string, string>) {
  return Number(openedAt) ? { openedAt: Number(openedAt) } : {};
}
