import type { ReactNode, Ref } from "react";
import { Check } from "../../design/icons.tsx";
import { fullDate, longDate, minuteOf } from "../../time/dates.ts";
import { Summit } from "./summit.tsx";

export type HeadOfCall = {
  heading: string;
  text: string;
  /** The agency's, then the visitor's if it reads otherwise. The last one is the headline: it's the one that they go by. */
  clocks: [Clock, ...Clock[]];
  /** Without its flag while the visitor still has to press the link in their email. */
  isPlanted: boolean;
  place: { name: string; note: string };
};

type Clock = { day: string; time: string; note: string };

type Props = HeadOfCall & {
  title?: Ref<HTMLHeadingElement>;
  /** How the call stands. */
  chip?: string;
  /** The answer to a form begins with its title; a page that was only opened begins at its top. */
  isAnswer?: boolean;
  children?: ReactNode;
};

/** The top of a page about one call: its date and hour as a headline, both clocks, and its flag on the summit. */
export function CallHead({ title, chip, isAnswer = false, heading, text, clocks, isPlanted, place, children }: Props) {
  const [ours, theirs = ours] = clocks;
  const { long, short } = daysOf(theirs.day);
  return (
    <section className="call-head band-snow">
      <div className="bar-ground no-print" />
      <Summit place={place} flag={isPlanted ? [short, theirs.time] : undefined} />
      <div className="wrap lg:pt-air-m pb-air-m">
        <div className="lg:max-w-[55%] xl:max-w-[43rem]">
          {chip && (
            <p className="mb-3">
              <span className="badge text-mark">{chip}</span>
            </p>
          )}
          <h1
            ref={title}
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: the answer to a form without JavaScript begins here
            autoFocus={isAnswer}
            aria-describedby="call-text"
            className="call-title display flex items-center gap-3"
          >
            {isAnswer && isPlanted && (
              <span className="bg-pine text-snow flex-none rounded-full p-1.5">
                <Check strokeWidth={3.5} className="size-5" />
              </span>
            )}
            {heading}
          </h1>
          <p className="call-when display mt-4 md:mt-6">
            <span className="max-md:hidden">{long}</span>
            <span className="md:hidden">{short}</span>{" "}
            <span className="text-mark block">
              {theirs.time} {theirs !== ours && <small className="call-zone">{theirs.note}</small>}
            </span>
          </p>
          <p id="call-text" className="measure mt-4 text-lg md:mt-6 md:text-[1.25rem]">
            {text}
          </p>
          <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-3 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10 md:mt-7">
            {/* On a phone the headline right above it is the visitor's. */}
            {clocks.map(({ day, time, note }) => (
              <li
                key={note}
                className={`flex items-center gap-3 max-sm:items-start ${theirs !== ours && note === theirs.note ? "max-sm:hidden" : ""}`}
              >
                <Dial time={time} />
                <p>
                  <strong className="display sm:text-h3 block text-lg">{time}</strong>{" "}
                  <span className="text-quiet text-sm">{theirs.day === ours.day ? note : `${longDate(day)}, ${note}`}</span>
                </p>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  );
}

/** 'Wednesday, Nov 18', and 'Wed, Nov 18' for a phone. */
function daysOf(of: string) {
  const [weekday = "", monthAndDay = ""] = fullDate(of).split(", ");
  const [month = "", day = ""] = monthAndDay.split(" ");
  const date = `${month.slice(0, 3)}\u00a0${day}`;
  return { long: `${weekday}, ${date}`, short: `${weekday.slice(0, 3)}, ${date}` };
}

/** A clock's face at a time like '9:30 AM'. The figures are beside it. */
function Dial({ time }: { time: string }) {
  const minutes = minuteOf(time);
  return (
    <svg viewBox="-24 -24 48 48" className="size-12 flex-none" fill="none" strokeLinecap="round" aria-hidden="true" focusable="false">
      <circle r={21} className="stroke-current" strokeWidth={2} />
      {HOURS.map((degrees) => (
        <path key={degrees} d="M0-20v3" className="stroke-current" strokeWidth={1.5} transform={`rotate(${degrees})`} />
      ))}
      <path d="M0 0v-14" className="stroke-hivis" strokeWidth={3} transform={`rotate(${(minutes % 60) * 6})`} />
      <path d="M0 0v-9" className="stroke-current" strokeWidth={3.5} transform={`rotate(${minutes / 2})`} />
    </svg>
  );
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);
