import type { ReactNode, Ref } from "react";
import { CalendarPlus } from "../../design/icons.tsx";
import { Moments } from "../../design/moments.tsx";
import { Unbroken } from "../../design/unbroken.tsx";
import { CallHead, type HeadOfCall } from "./call-head.tsx";

export type ConfirmationText = HeadOfCall & {
  mail: string;
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
export function Confirmation({ title, children, mail, calendar, manage, next, ...head }: Props) {
  return (
    <>
      <CallHead title={title} isAnswer {...head}>
        <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 md:mt-8">
          <a
            href={calendar.href}
            download="call.ics"
            className={`button max-sm:w-full ${head.isPlanted ? "button-action" : "button-quiet"}`}
          >
            <CalendarPlus />
            {calendar.label}
          </a>
          {manage && (
            <a href={manage.href} className="tap-link font-semibold">
              {manage.label}
            </a>
          )}
        </p>
        <p className="text-quiet measure mt-4">{mail}</p>
        {children}
      </CallHead>
      <section className="band-night band" aria-labelledby="next">
        <div className="wrap grid gap-8">
          <h2 id="next" className="display text-h3">
            {next.heading}
          </h2>
          <Moments
            isAcross
            here={CALL}
            moments={next.steps.map(({ title, text }) => ({
              key: title,
              words: (
                <>
                  <h3 className="font-bold">
                    <Unbroken text={title} />
                  </h3>
                  <p className="text-quiet mt-1">{text}</p>
                </>
              ),
            }))}
          />
        </div>
      </section>
    </>
  );
}

/** Which of the steps is the call itself. */
const CALL = 1;
