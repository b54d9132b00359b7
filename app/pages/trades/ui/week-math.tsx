import { Band } from "../../../design/band.tsx";
import { Fold } from "../../../design/fold.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import { Slip, type SlipRow } from "../../../design/slip.tsx";

type Props = {
  isMirrored: boolean;
  math: { heading: string; intro: string; rows: SlipRow[]; note: string };
  words: { caption: string; counted: string; open: string; openNote: string };
  /** The calculator with this trade's example. */
  href: string;
};

/** The week's losses as a slip: each line says how it was counted, and the last one is their total. */
export function WeekMath({ isMirrored, math: { heading, intro, rows, note }, words, href }: Props) {
  return (
    <Band tone="snow" className="gap-head grid items-center lg:grid-cols-2 lg:gap-14">
      <div className={isMirrored ? "lg:order-last" : ""}>
        <h2 className="display text-h2 max-w-[18ch]">{heading}</h2>
        <p className="measure mt-3 text-lg md:mt-5">{intro}</p>
        <p className="mt-2 md:mt-3">
          <a href={href} className="tap-link gap-2 font-semibold">
            {words.open}
            <ArrowRight className="size-5 shrink-0" />
          </a>
        </p>
        <Fold label={words.counted}>
          <p className="measure text-quiet">{note}</p>
          <p className="measure text-quiet mt-2 text-sm">{words.openNote}</p>
        </Fold>
      </div>
      <Slip rows={rows} caption={words.caption} />
    </Band>
  );
}
