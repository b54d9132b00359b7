import { data, redirect } from "react-router";
import { feedAddress } from "../../booking/data/calendar/calendar-feed.server.ts";
import { Field } from "../../design/field.tsx";
import { deskAction } from "../data/desk-action.server.ts";
import { CALENDAR_PATH, FEED_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { day } from "../words/calendar.ts";
import { feed as words } from "../words/feed.ts";
import type { Route } from "./+types/feed";

export const handle = { title: words.title, isDesk: true };

export function loader({ request }: Route.LoaderArgs) {
  return { said: resultWords(request, words.said) };
}

/** Whoever has the address can read the calls for good, so the server has asked for a fresh sign-in before. */
export async function action(args: Route.ActionArgs) {
  const { settings, now, form, act } = await deskAction(args);
  const renew = form.do === "renew";
  if (!renew && form.do !== "show") return data({ address: undefined }, { status: 422 });
  const address = await act(
    (transaction) => feedAddress(transaction, settings, { renew, now: now() }),
    () => (renew ? "feed-renewed" : "feed-shown"),
  );
  // A new one isn't shown right away: to reload that page would end it.
  return renew ? redirect(`${FEED_PATH}?said=renewed`, { status: 303 }) : data({ address });
}

export default function Feed({ loaderData: { said }, actionData }: Route.ComponentProps) {
  const address = actionData?.address;
  return (
    <InnerPage title={words.title} back={{ href: CALENDAR_PATH, text: day.back }} said={said}>
      <p>{words.text}</p>
      <p>{words.secret}</p>
      {address ? (
        <>
          <Field as="textarea" name="address" label={words.label} hint={words.hint} rows={3} readOnly defaultValue={address} />
          <p>
            <a href={address.replace(/^https?:/, "webcal:")} className="button button-action">
              {words.subscribe}
            </a>
          </p>
        </>
      ) : (
        <DeskForm action={FEED_PATH}>
          <button type="submit" name="do" value="show" className="button button-action">
            {words.show}
          </button>
        </DeskForm>
      )}
      <section className="grid gap-2">
        <h2 className="text-xl font-semibold">{words.ways.heading}</h2>
        <dl className="grid gap-3">
          {words.ways.steps.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DeskForm action={FEED_PATH} className="border-line grid gap-3 border-t pt-4">
        <h2 className="text-xl font-semibold">{words.renew.heading}</h2>
        <p>{words.renew.text}</p>
        <button type="submit" name="do" value="renew" className="button button-quiet justify-self-start">
          {words.renew.button}
        </button>
      </DeskForm>
    </InnerPage>
  );
}
