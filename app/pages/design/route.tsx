import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CATEGORIES } from "../../blog/catalog/categories.ts";
import type { PostCard } from "../../blog/rules/card.ts";
import { CategoryRow } from "../../blog/ui/category-row.tsx";
import { Late, ListPlaceholder } from "../../blog/ui/placeholders.tsx";
import { PostCards } from "../../blog/ui/post-cards.tsx";
import { PostGrid } from "../../blog/ui/post-grid.tsx";
import { ButtonLink } from "../../design/button-link.tsx";
import { COLOR_NAMES, COLORS } from "../../design/colors.ts";
import { ArticlePicture } from "../../design/drawings/articles.tsx";
import { LostTrail } from "../../design/drawings/lost.tsx";
import { ServiceDrawing } from "../../design/drawings/services.tsx";
import { TradeDrawing } from "../../design/drawings/trades.tsx";
import { Field } from "../../design/field.tsx";
import { KeyNumbers } from "../../design/key-numbers.tsx";
import { Notice } from "../../design/notice.tsx";
import { Opening } from "../../design/opening.tsx";
import { QuietNotice } from "../../design/quiet-notice.tsx";
import { ShareButton } from "../../design/share-button.tsx";
import { emailRows } from "../../desk/all-emails.ts";
import { pictureUrl } from "../../mail/email-pictures.ts";
import route from "../../mail/route.png";
import summit from "../../mail/summit.png";
import { siteContext } from "../../site/context.ts";
import { labels } from "../../site/words/labels.ts";
import { FounderPortrait } from "../about/ui/founder-portrait.tsx";
import { packageOffers } from "../packages/offers.ts";
import { PackageCards } from "../packages/ui/package-cards.tsx";
import { SERVICE_KEYS } from "../services/catalog/services.ts";
import { TRADES } from "../trades/catalog/trades.ts";
import { emailExamples } from "./email-examples.ts";

/** The emails, as this site would send them. */
export function loader({ context }: LoaderFunctionArgs) {
  const examples = Object.entries(emailExamples(context.get(siteContext).settings));
  // A browser doesn't know what travels inside an email.
  const shown = (html: string) => html.replace(pictureUrl("summit"), summit).replace(pictureUrl("route"), route);
  return examples.flatMap(([kind, emails]) =>
    emails.map(({ subject, html }) => ({ kind, when: emailRows[kind]?.when, subject, html: shown(html) })),
  );
}

/** Colors, type, common parts in their states and every email, in development only. */
export default function Design() {
  const emails = useLoaderData<typeof loader>();
  return (
    <>
      <Opening
        eyebrow="Design system"
        title="Colors, type, parts and emails"
        lead="Shown in development only. What belongs to a single page is on that page."
      />
      <Part name="Colors">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-7">
          {COLOR_NAMES.map((name) => (
            <li key={name} className="text-sm">
              <svg className="border-line block h-16 w-full rounded-md border" aria-hidden="true">
                <rect width="100%" height="100%" fill={COLORS[name]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Type">
        <p className="display text-h1">Heading one</p>
        <p className="display text-h2">Heading two</p>
        <p className="display text-h3">Heading three</p>
        <p className="text-lg">Lead: two short sentences that say what is sold and for whom.</p>
        <p className="measure">
          Text: between sixty and seventy characters a line, generous leading, and a{" "}
          <a href="/design" className="textlink">
            link in running text
          </a>
          .
        </p>
        <p className="text-stone text-sm">Small print in stone.</p>
      </Part>
      <Part name="Buttons">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href="/design">Action</ButtonLink>
          <ButtonLink href="/design" kind="quiet">
            Quiet
          </ButtonLink>
          <button type="button" className="button button-action button-small">
            Small
          </button>
          <button type="button" className="button button-action" disabled>
            Disabled
          </button>
          <ShareButton label="Share" />
        </div>
      </Part>
      <Part name="Fields">
        <div className="grid max-w-xl gap-6">
          <Field name="plain" label="Company Name" required autoComplete="organization" />
          <Field name="hinted" label="Phone" type="tel" hint="We call this number at the time you chose." />
          <Field name="wrong" label="Email" type="email" defaultValue="bob@" error="Please enter an email address like name@company.com." />
          <Field as="select" name="choice" label="Type of Business">
            <option>Electrical</option>
            <option>Plumbing</option>
          </Field>
          <Field as="textarea" name="long" label="Biggest business challenge" />
          <Field name="off" label="Not now" disabled defaultValue="Disabled" />
        </div>
      </Part>
      <Part name="Notices">
        <div className="grid max-w-md gap-4">
          <Notice title="Link copied" text="Paste it into a text or an email." />
          <Notice title="Submission Failed" text="There was an error submitting your request." kind="destructive" />
        </div>
      </Part>
      <Part name="Package cards">
        <PackageCards offers={packageOffers} level="h3" words={labels.packages} />
      </Part>
      <Part name="Post cards, filters, and what stands in for late posts">
        <CategoryRow
          label="Categories"
          choices={[
            { name: "All Posts", href: "#", isCurrent: true },
            { name: "HVAC", href: "#", isCurrent: false },
          ]}
        />
        <PostCards cards={CATEGORIES.slice(0, 3).map(exampleCard)} />
        <PostGrid cards={CATEGORIES.slice(3).map(exampleCard)} drawn={0} />
        <Late label="Loading posts" noScript={{ text: "Slow.", link: "Wait", href: "#" }} />
        <ListPlaceholder />
        <QuietNotice text="New posts cannot be loaded right now." link="Retry" href="#" />
      </Part>
      <Part name="Key numbers and badges" dark>
        <KeyNumbers figures={[{ value: "15+", label: "hours saved per week" }]} />
        <p className="mt-6 flex gap-3">
          <span className="badge text-mark">Badge</span>
          <span className="eyebrow text-mark">Eyebrow</span>
        </p>
      </Part>
      <Part name="Drawings" dark>
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {TRADES.map((trade) => (
            <TradeDrawing key={trade} trade={trade} tone="dark" />
          ))}
          {SERVICE_KEYS.map((service) => (
            <ServiceDrawing key={service} service={service} tone="dark" />
          ))}
          <FounderPortrait founder="business" />
          <FounderPortrait founder="technical" />
          <FounderPortrait founder="marketing" />
          <LostTrail />
          <ArticlePicture article="electrical" />
          <ArticlePicture article="plumbing" />
        </div>
      </Part>
      <Part name="Emails, light or dark as your device is">
        {emails.map(({ kind, when, subject, html }) => (
          <details key={subject + html}>
            <summary>
              {kind}, {when}: {subject}
            </summary>
            <iframe title={subject} srcDoc={html} sandbox="" className="mt-4 h-160 w-full" />
          </details>
        ))}
      </Part>
    </>
  );
}

function exampleCard(category: string): PostCard {
  const title = [
    { text: `${category}: what one `, hit: false },
    { text: "call", hit: true },
    { text: " costs", hit: false },
  ];
  const excerpt = [{ text: "Which office work a shop can hand over first.", hit: false }];
  const publishedAt = new Date("2026-11-15T14:00:00Z");
  return { path: `#${category}`, category, title, excerpt, publishedAt, day: "2026-11-15", readTime: "6 min read" };
}

function Part({ name, dark, children }: { name: string; dark?: boolean; children: ReactNode }) {
  return (
    <section className={`band ${dark ? "band-night" : "band-snow"}`}>
      <div className="wrap grid gap-6">
        <h2 className="text-lg font-bold">{name}</h2>
        {children}
      </div>
    </section>
  );
}
