import type { ReactNode, Ref } from "react";
import { CalendarPlus, Check } from "../../design/icons.tsx";
import { fullDate } from "../../time/dates.ts";
import type { Slot } from "../rules/slot.ts";
import { Dial } from "./dial.tsx";
import { Summit } from "./summit.tsx";

export type ConfirmationText = {
  heading: string;
  text: string;
  /** The headline: the agency's own date and hour. */
  slot: Slot;
  clocks: { time: string; note: string }[];
  mail: string;
  /** Without its flag while the visitor still has to press the link in their email. */
  isPlanted: boolean;
  place: { name: string; note: string };
  calendar: { label: string; href: string };
  /** The page behind the email's link, where it's known. */
  manage?: { label: string; href: string };
  next: { heading: string; steps: { title: string; text: string }[] };
};

type Props = ConfirmationText & {
  title?: Ref<HTMLHeadingElement>;
  /** Whom to ask, where the email doesn't help. */
  children?: ReactNode;
};

/** Takes the place of the whole page once a call is booked. Its title gets focus, so that a screen reader says what happened, once. */
export function Confirmation({ title, children, ...confirmed }: Props) {
  const { heading, text, slot, clocks, mail, isPlanted, place, calendar, manage, next } = confirmed;
  const { long, short } = daysOf(slot);
  const [ours, theirs] = clocks;
  return (
    <>
      <section className="confirmation band-snow">
        <div className="bar-ground no-print" />
        <Summit place={place} flag={isPlanted ? [short, ...(theirs ? [] : [slot.selectedTime])] : undefined} />
        <div className="wrap lg:pt-air-m pb-air-m">
          <div className="lg:max-w-[55%] xl:max-w-[43rem]">
            <h1
              ref={title}
              tabIndex={-1}
              // biome-ignore lint/a11y/noAutofocus: the answer to a form without JavaScript begins here
              autoFocus
              aria-describedby="booked-text"
              className="confirmation-title display flex items-center gap-3"
            >
              {isPlanted && (
                <span className="bg-pine text-snow flex-none rounded-full p-1.5">
                  <Check strokeWidth={3.5} className="size-5" />
                </span>
              )}
              {heading}
            </h1>
            <p className="confirmation-when display mt-4 md:mt-6">
              <span className="max-md:hidden">{long}</span>
              <span className="md:hidden">{short}</span>{" "}
              <span className="text-mark block">
                {slot.selectedTime} {theirs && <small className="confirmation-zone">{ours?.note}</small>}
              </span>
            </p>
            <p id="booked-text" className="measure mt-4 text-lg md:mt-6 md:text-[1.25rem]">
              {text}
            </p>
            <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-3 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10 md:mt-7">
              {clocks.map(({ time, note }) => (
                <li key={note} className="flex items-center gap-3 max-sm:items-start">
                  <Dial time={time} />
                  <p>
                    <strong className={`display block ${note === theirs?.note ? "text-h3" : "text-lg"}`}>{time}</strong>{" "}
                    <span className="text-quiet text-sm">{note}</span>
                  </p>
                </li>
              ))}
            </ul>
            <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 md:mt-8">
              <a
                href={calendar.href}
                download="call.ics"
                className={`button max-sm:w-full ${isPlanted ? "button-action" : "button-quiet"}`}
              >
                <CalendarPlus />
                {calendar.label}
              </a>
              {manage && (
                <a href={manage.href} className="textlink inline-flex min-h-11 items-center font-semibold">
                  {manage.label}
                </a>
              )}
            </p>
            <p className="text-quiet measure mt-4 text-sm">{mail}</p>
            {children}
          </div>
        </div>
      </section>
      <section className="band-night band" aria-labelledby="next">
        <div className="wrap grid gap-x-14 gap-y-8 xl:grid-cols-[11rem_1fr]">
          <h2 id="next" className="display text-h3">
            {next.heading}
          </h2>
          <ol className="trail-across">
            {next.steps.map((step) => (
              <li key={step.title}>
                <h3 className="font-bold">{step.title}</h3>
                <p className="text-quiet mt-1">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

/** 'Wednesday, Nov 18', and 'Wed, Nov 18' for a phone. */
function daysOf({ selectedDate }: Slot) {
  const [weekday = "", monthAndDay = ""] = fullDate(selectedDate).split(", ");
  const [month = "", day = ""] = monthAndDay.split(" ");
  const date = `${month.slice(0, 3)}\u00a0${day}`;
  return { long: `${weekday}, ${date}`, short: `${weekday.slice(0, 3)}, ${date}` };
}
