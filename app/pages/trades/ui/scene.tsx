import type { ReactNode } from "react";

export type Day = { day: string; text: string };
type Props = { panel: string; days: Day[]; children: ReactNode };

/** A part of a week: the model as it is then, and its days. */
export function Scene({ panel, days, children }: Props) {
  return (
    <li className={`scene ${panel}`}>
      {children}
      <dl className="scene-days">
        {days.map(({ day, text }) => (
          <div key={day}>
            <dt className="display text-h3">{day}</dt>
            <dd className="mt-1 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
