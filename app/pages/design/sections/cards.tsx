import { CATEGORIES } from "../../../blog/catalog/categories.ts";
import type { PostCard } from "../../../blog/rules/card.ts";
import { CategoryRow } from "../../../blog/ui/category-row.tsx";
import { Late, ListPlaceholder } from "../../../blog/ui/placeholders.tsx";
import { PostCards } from "../../../blog/ui/post-cards.tsx";
import { PostGrid } from "../../../blog/ui/post-grid.tsx";
import { KeyNumbers } from "../../../design/key-numbers.tsx";
import { QuietNotice } from "../../../design/quiet-notice.tsx";
import { labels } from "../../../site/words/labels.ts";
import { packageOffers } from "../../packages/offers.ts";
import { PackageCards } from "../../packages/ui/package-cards.tsx";
import { DesignPart } from "../ui/design-part.tsx";

export function Cards() {
  return (
    <>
      <DesignPart name="Package cards">
        <PackageCards offers={packageOffers} words={labels.packages} />
      </DesignPart>
      <DesignPart name="Post cards, filters, and what stands in for late posts">
        <CategoryRow
          label="Categories"
          choices={[
            { name: "All Posts", href: "#", isCurrent: true },
            { name: "HVAC", href: "#", isCurrent: false },
          ]}
        />
        <PostCards cards={CATEGORIES.slice(0, 3).map(exampleCard)} />
        <PostGrid cards={CATEGORIES.slice(3).map(exampleCard)} drawn={0} keyNumberOf={() => undefined} />
        <Late label="Loading posts" noScript={{ text: "Slow.", link: "Wait", href: "#" }} />
        <ListPlaceholder />
        <QuietNotice text="New posts cannot be loaded right now." link="Retry" href="#" />
      </DesignPart>
      <DesignPart name="Key numbers and badges" dark>
        <KeyNumbers figures={[{ value: "15+", label: "hours saved per week" }]} />
        <p className="mt-6 flex gap-3">
          <span className="badge text-mark">Badge</span>
          <span className="eyebrow text-mark">Eyebrow</span>
        </p>
      </DesignPart>
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
