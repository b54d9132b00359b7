import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { anchor } from "../../design/contents.tsx";
import { MapStrip } from "../../design/drawings/map-sheet.tsx";
import { Fold } from "../../design/fold.tsx";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { PACKAGES, type PackageKey } from "../packages/catalog/packages.ts";
import stylesheet from "../stylesheet.css?url";
import { ProcessRoute } from "./ui/process-route.tsx";
import { RunLength } from "./ui/run-length.tsx";
import { Weeks } from "./ui/weeks.tsx";
import { ourProcess } from "./words.ts";

export const handle = { stylesheet };

export default function Process() {
  const { closing } = ourProcess;
  return (
    <>
      <Heading />
      <Packages />
      <Principles />
      <Timeline />
      <ClosingCall
        ridge="north"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        note={closing.note}
        flag={{ href: pages.contact.path, label: closing.button }}
      />
    </>
  );
}

/** The climb from left to right, with what is reached by when hanging from its stations. The weeks themselves are the timeline's. */
function Heading() {
  const { headline, lead, milestones, timeline } = ourProcess;
  return (
    <section className="opening band-snow">
      <div className="bar-ground no-print" />
      {/* Wider screens have the map of the milestones instead. */}
      <div className="md:hidden">
        <MapStrip sheet="process" />
      </div>
      <div className="wrap md:pt-air-m pt-2">
        <h1 className="display text-h1 max-w-[18ch]">{headline}</h1>
        <p className="page-lead">{lead}</p>
      </div>
      <ProcessRoute
        label={milestones.heading}
        summit={PACKAGES.peakPerformance.climb}
        milestones={milestones.items.map(({ step, ...words }) => ({ ...words, href: `#${anchor(timeline.steps[step]?.title ?? "")}` }))}
      />
    </section>
  );
}

function Timeline() {
  const { timeline } = ourProcess;
  return (
    <Band tone="paper">
      <h2 className="display text-h2">{timeline.heading}</h2>
      <p className="measure text-quiet mt-3">{timeline.text}</p>
      <Weeks steps={timeline.steps} inHandLabel={timeline.inHandLabel} />
    </Band>
  );
}

function Packages() {
  return (
    <Band tone="paper" className="gap-air-m grid lg:grid-cols-3 lg:gap-x-10 lg:gap-y-0">
      {(Object.entries(ourProcess.packages) as [PackageKey, (typeof ourProcess.packages)[PackageKey]][]).map(
        ([key, { heading, text, weeks }]) => (
          <div key={key} className="package-run border-ink border-t-2 pt-4 md:pt-6">
            <h2 className="display text-h3">{heading}</h2>
            <RunLength {...PACKAGES[key]} />
            <p className="measure text-stone mt-3">{text}</p>
            <a href={pages[key].path} className="textlink mt-4 inline-block justify-self-start font-semibold">
              {labels.seeWhatsInIt}
              <span className="sr-only">: {PACKAGES[key].name}</span>
            </a>
            <Fold label={ourProcess.itsWeeks(PACKAGES[key].name)} className="own-weeks mt-4">
              <dl>
                {weeks.map(({ when, text }) => (
                  <div key={when} className="border-line border-b py-2.5 first:pt-0 last:border-b-0">
                    <dt className="font-bold">{when}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </div>
        ),
      )}
    </Band>
  );
}

function Principles() {
  return (
    <Band tone="snow" className="gap-head grid lg:grid-cols-[1fr_2fr]">
      <h2 className="display text-h2 max-w-[10ch]">{ourProcess.principles.heading}</h2>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 md:gap-y-10">
        {ourProcess.principles.items.map(({ title, text }) => (
          <li key={title} className="border-moss border-l-2 pl-4 md:pl-6">
            <h3 className="display text-h3">{title}</h3>
            <p className="text-quiet mt-1 md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
