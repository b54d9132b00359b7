import type { ReactNode, Ref } from "react";
import { Check } from "../../design/icons.tsx";
import { Unbroken } from "../../design/unbroken.tsx";
import { fullDate, longDate, minuteOf } from "../../time/dates.ts";
import { Summit, type SummitWords } from "./summit.tsx";

export type HeadOfCall = {
  heading: string;
  text: string;
  /** Which phone will be called. */
  phone?: string;
  /** The agency's, then the visitor's if it reads otherwise. The last one is the headline: it's the one that they go by. */
  clocks: [Clock, ...Clock[]];
  /** Without its flag while the visitor still has to press the link in their email. */
  isPlanted: boolean;
  place: SummitWords;
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

/** The top of a page about one call: its date and hour as a headline, our hour where that reads otherwise, and its flag on the summit. */
export function CallHead({ title, chip, isAnswer = false, heading, text, phone, clocks, isPlanted, place, children }: Props) {
  const [ours, theirs = ours] = clocks;
  const { long, short } = daysOf(theirs.day);
  return (
    <section className="call-head band-snow">
      <div className="bar-ground no-print" />
      <Summit words={place} isPlanted={isPlanted} />
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
            <span className="text-mark flex items-center gap-x-[0.25em]">
              {theirs.time} <Dial time={theirs.time} />
            </span>{" "}
            <small className="call-zone">{theirs.note}</small>
          </p>
          {theirs !== ours && (
            <p className="mt-1 text-lg">
              <strong className="whitespace-nowrap">{ours.time}</strong>{" "}
              {theirs.day === ours.day ? ours.note : `${longDate(ours.day)}, ${ours.note}`}
            </p>
          )}
          {phone && <p className="mt-3 text-lg font-semibold md:text-[1.25rem]">{phone}</p>}
          <p id="call-text" className="measure mt-4 text-lg md:mt-6 md:text-[1.25rem]">
            <Unbroken text={text} />
          </p>
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

/** A clock's face at a time like '9:30 AM', as high as the figures beside it. */
function Dial({ time }: { time: string }) {
  const minutes = minuteOf(time);
  return (
    <svg viewBox="-24 -24 48 48" className="call-dial" fill="none" strokeLinecap="round" aria-hidden="true" focusable="false">
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
