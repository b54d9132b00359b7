import type { ReactNode } from "react";
import type { SheetName } from "../../design/drawings/map-sheet.tsx";
import { MapSheet } from "../../design/drawings/map-sheet.tsx";
import { ArrowLeft } from "../../design/icons.tsx";
import { ShareButton } from "../../design/share-button.tsx";

type Props = {
  back: { label: string; href: string };
  category: string;
  /** A second badge. */
  featured?: string | undefined;
  title: string;
  excerpt: string;
  author?: string;
  day: string;
  date: string;
  readTime: string;
  picture: ReactNode;
  /** Its crop of the map. */
  sheet: SheetName;
  share: string;
};

/** The dark head of a post or an article: what it is, its date and length, and a link back. */
export function ArticleTop({ back, category, featured, title, excerpt, author, day, date, readTime, picture, sheet, share }: Props) {
  return (
    <header className="opening band-night">
      <div className="bar-ground no-print" />
      <MapSheet sheet={sheet} />
      <div className="wrap sideways:pb-5 pt-2 pb-14 lg:pt-10">
        <a href={back.href} className="no-print text-fog hover:text-snow inline-flex min-h-11 items-center gap-2 font-semibold">
          <ArrowLeft className="size-5" />
          {back.label}
        </a>
        <div className="sideways:mt-0 sideways:grid-cols-[2fr_1fr] mt-6 grid items-center gap-10 lg:grid-cols-[1.25fr_1fr]">
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-3 gap-y-2">
              <span className="badge text-mark">{category}</span>
              {featured && <span className="badge bg-lichen text-ink border-transparent">{featured}</span>}
            </p>
            <h1 className="display text-h1 mt-3 md:mt-5">{title}</h1>
            <p className="page-lead">{excerpt}</p>
            <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
              {author && <span className="font-semibold">{author}</span>}
              <time dateTime={day}>{date}</time>
              <span>{readTime}</span>
              <ShareButton label={share} />
            </p>
          </div>
          <div className="clear max-md:contents">{picture}</div>
        </div>
      </div>
    </header>
  );
}
