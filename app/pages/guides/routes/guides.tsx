import { Band } from "../../../design/band.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { Opening } from "../../../design/opening.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import stylesheet from "../../stylesheet.css?url";
import { GUIDE_GROUPS, GUIDE_KEYS, GUIDES, guidePath } from "../catalog/guides.ts";
import { GuideList } from "../ui/guide-list.tsx";
import { guides } from "../words/all.ts";
import { guidesIndex } from "../words/page.ts";

export const handle = { stylesheet };

/** The guides in their groups, each a link to its own page. */
export default function Guides() {
  const { headline, lead, groups, closing } = guidesIndex;
  const listed = GUIDE_KEYS.map((key) => ({
    group: GUIDES[key].group,
    href: guidePath(key),
    name: guides[key].name,
    text: guides[key].inside,
  }));
  return (
    <>
      <Opening title={headline} lead={lead} sheet="guides" />
      <Band tone="paper" className="lg:gap-head grid gap-12">
        {GUIDE_GROUPS.map((group, i) => (
          <GuideList key={group} isFirst={i === 0} heading={groups[group]} guides={listed.filter((guide) => guide.group === group)} />
        ))}
      </Band>
      <ClosingCall
        ridge="north"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
        link={{ href: pages.blog.path, label: labels.backToBlog }}
      />
    </>
  );
}
