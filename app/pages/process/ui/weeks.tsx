import { anchor } from "../../../design/contents.tsx";
import { GutterLeg } from "../../../design/drawings/gutter-leg.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";

type Step = { when: string; title: string; text: string; inHand: string };

/** What happens in each week, as stations of the trail. */
export function Weeks({ steps, inHandLabel }: { steps: Step[]; inHandLabel: string }) {
  return (
    <ol className="weeks mt-5 md:mt-8 xl:-mt-10">
      {steps.map(({ when, title, text, inHand }, i) => (
        <li key={title} className="station">
          {i < steps.length - 1 && <GutterLeg index={i} />}
          <p className="text-mark font-bold wrap-normal">{when}</p>
          <h3 id={anchor(title)} className="display text-h3 mt-1 xl:text-base xl:leading-tight">
            {title}
          </h3>
          <p className="text-quiet mt-2 text-sm">
            <LinkedText text={text} />
          </p>
          <p className="border-line mt-3 border-t pt-3 text-sm">
            <span className="text-quiet block">{inHandLabel}</span>
            <span className="font-semibold">{inHand}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
