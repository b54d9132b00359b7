import { Band } from "../../../design/band.tsx";
import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { ClimbSection } from "../../../design/drawings/climb-section.tsx";
import { ArrowLeft } from "../../../design/icons.tsx";
import { Opening } from "../../../design/opening.tsx";
import { pageAt, pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { PACKAGE_KEYS, PACKAGES, type PackageKey } from "../catalog/packages.ts";
import { askFor, CLOSING_HREF } from "../package-links.ts";
import { Fits, PackageDetail } from "../sections/package-details.tsx";
import { Guarantee, Included, Investment } from "../sections/package-offer.tsx";
import stylesheet from "../stylesheet.css?url";
import { ActionRows } from "../ui/action-rows.tsx";
import { packagePageWords, packages } from "../words/packages.ts";
import type { Route } from "./+types/package";

export const handle = { stylesheet };

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.package as PackageKey };
}

/**
 * One view for the three packages, in the contract's order: the audit's guarantee follows what it includes, the others' stands at the top.
 */
export default function Package({ loaderData: { key } }: Route.ComponentProps) {
  const { name, priceUsd } = packages[key];
  const page = packagePageWords[key];
  const tone = key === "growthEngine" ? "night" : "snow";
  const isAudit = key === "foundationAudit";
  const [first, ...others] = page.closing.actions;
  return (
    <>
      <div className={`package-top band-${tone}`}>
        <Opening
          eyebrow={labels.packages.nameAndPrice(name, dollars(priceUsd))}
          badges={[...(page.badge ? [page.badge] : []), page.elevationLabel]}
          title={page.headline}
          lead={page.lead}
          tone={tone}
          sheet={key}
          isLong={isAudit}
          beside={isAudit ? undefined : <Guarantee of={key} />}
          isWordy
        >
          <p className="mt-5 md:mt-8">
            <ButtonLink href={pages.contact.path} className="w-full sm:w-auto">
              {brand.bookLabel}
            </ButtonLink>
          </p>
        </Opening>
        <Height of={key} tone={tone} />
      </div>
      <Band tone="paper" className="gap-head grid lg:grid-cols-[1.3fr_1fr] lg:gap-x-16 xl:grid-cols-[1.5fr_1fr]">
        <div className="gap-head grid">
          <Included of={key} />
          {isAudit && <Guarantee of={key} />}
        </div>
        <div className="h-fit lg:sticky lg:top-28">
          <Investment of={key} href={askFor(key)} />
        </div>
      </Band>
      <PackageDetail page={page} tone={key === "growthEngine" ? "band-snow" : "band-night"} />
      <Fits fits={page.fits} />
      <ClosingCall
        ridge="north"
        from="paper"
        heading={page.closing.heading}
        text={page.closing.text}
        note={<BackLink label={page.backLabel} />}
        flag={{ href: CLOSING_HREF[first.to], label: first.label, note: first.note }}
      >
        <ActionRows rows={others.map(({ label, to, note }) => ({ href: CLOSING_HREF[to], label, note }))} />
      </ClosingCall>
    </>
  );
}

/**
 * How high the package takes a company: its range as a band across the land, and its guarantee on the flag. The words are in the opening;
 * an audit's guarantee is further down, and its hours are found, not saved.
 */
function Height({ of: key, tone }: { of: PackageKey; tone: "night" | "snow" }) {
  const { guarantee } = packages[key];
  const camps = PACKAGE_KEYS.slice(0, PACKAGE_KEYS.indexOf(key) + 1).map((each) => ({
    place: PACKAGES[each].camp,
    name: packages[each].climb,
    flag: each === key ? labels.packages.hoursAWeek(guarantee.hoursPerWeek) : undefined,
  }));
  return (
    <section className={`package-height exhibit band-${tone} -mt-air-m relative overflow-clip`}>
      {key === "foundationAudit" && (
        <p className="wrap text-quiet text-sm lg:absolute lg:inset-x-0 lg:top-8">{labels.packages.planFinds(guarantee.hoursPerWeek)}</p>
      )}
      <ClimbSection camps={camps} reached={PACKAGES[key].camp} range={PACKAGES[key].revenueUsd} />
    </section>
  );
}

function BackLink({ label }: { label: string }) {
  return (
    <a href={pages.packages.path} className="tap-link gap-2 font-semibold">
      <ArrowLeft className="size-4" />
      {label}
    </a>
  );
}
