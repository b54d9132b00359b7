import { data, redirect } from "react-router";
import { availability } from "../../booking/data/calendar/availability.server.ts";
import { addCall } from "../../booking/data/requests/added-calls.server.ts";
import { parseContact } from "../../booking/rules/booking.ts";
import { readSlot } from "../../booking/rules/slot-text.ts";
import { Field } from "../../design/field.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn } from "../../time/dates.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { callPath } from "../rules/paths.ts";
import { slotsByWeek } from "../rules/slots-by-week.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { Options } from "../ui/options.tsx";
import { slotOption, addCallWords as words } from "../words/calls.ts";
import type { Route } from "./+types/add-call";

export const handle = { title: words.title, isDesk: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const from = dayIn(settings.timeZone, now());
  const days = await availability(database, { from, now: now(), settings }).catch(unavailable(log));
  return { weeks: slotsByWeek(days).map(({ sunday, slots }) => ({ name: words.week(sunday), options: slots.map(slotOption) })) };
}

export async function action(args: Route.ActionArgs) {
  const { settings, now, form, act } = await deskAction(args);
  const slot = readSlot(form.time);
  const read = parseContact({ email: "", ...form });
  const problems: Record<string, string> = "problems" in read ? { ...read.problems } : {};
  if (form.invite && !form.email) problems.email = "required";
  if (!slot || "problems" in read || Object.keys(problems).length > 0)
    return data({ form, problems: { ...problems, ...(!slot && { time: "required" }) } as Record<string, string> }, { status: 422 });
  const agreed = { contact: read.contact, slot, isInvited: Boolean(form.invite) };
  const result = await act(
    (transaction) => addCall(transaction, agreed, { now: now(), settings }),
    (added) => (added.kind === "added" ? { what: "call-added", bookingId: added.booking.id } : undefined),
  );
  if (result.kind !== "added") return data({ form, problems: { time: result.kind } as Record<string, string> }, { status: 409 });
  return redirect(`${callPath(result.booking.id)}?said=added`, { status: 303 });
}

export default function AddCall({ loaderData: { weeks }, actionData }: Route.ComponentProps) {
  const form: Record<string, string> = actionData?.form ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: form[name],
    ...(actionData?.problems[name] && { error: words.problems[name] ?? "" }),
  });
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="display text-h2">{words.title}</h1>
      <p>{weeks.length > 0 ? words.text : words.none}</p>
      {weeks.length > 0 && (
        <DeskForm className="grid gap-5" noValidate>
          <Field as="select" label={words.time} {...field("time")}>
            {weeks.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                <Options options={options} />
              </optgroup>
            ))}
          </Field>
          <Field label={words.name} autoComplete="off" required {...field("contactName")} />
          <Field label={words.phone} type="tel" autoComplete="off" required {...field("phone")} />
          <Field label={words.email} type="email" autoComplete="off" {...field("email")} />
          <Field label={words.company} autoComplete="off" {...field("companyName")} />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="invite" value="yes" className="size-6" defaultChecked={Boolean(form.invite)} />
            {words.invite}
          </label>
          <ActionButton>{words.button}</ActionButton>
        </DeskForm>
      )}
    </div>
  );
}
