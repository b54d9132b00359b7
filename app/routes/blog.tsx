import { articles } from "../content/articles.ts";
import { longDate } from "../rules/calendar.ts";
import { allPages } from "../site/pages.ts";
import { ArticlePicture } from "../ui/drawings/articles.tsx";
import { Opening } from "../ui/opening.tsx";

const listed = allPages
  .flatMap((page) => (page.article ? [{ path: page.path, key: page.article, ...articles[page.article] }] : []))
  .sort((a, b) => b.date.localeCompare(a.date));

export default function Blog() {
  return (
    <>
      <Opening
        title="What AI does in a trade business this week"
        lead="Working advice for owners: estimates, leads, dispatch, customers. Read it at lunch, try it after."
        crop=""
      >
        <p className="eyebrow text-lime mt-6">New content is published daily at 9 AM</p>
      </Opening>
      <section className="band-snow band">
        <ul className="wrap grid gap-10 md:grid-cols-2">
          {listed.map(({ key, path, category, title, excerpt, date, readMinutes }) => (
            <li key={key} className="card relative overflow-hidden">
              <div className="bg-night text-snow p-6">
                <ArticlePicture article={key} className="w-full" />
              </div>
              <div className="p-7">
                <span className="badge text-stone">{category}</span>
                <h2 className="display text-h3 mt-4">
                  <a href={path} className="stretched">
                    {title}
                  </a>
                </h2>
                <p className="text-stone mt-3">{excerpt}</p>
                <p className="text-stone mt-4 text-sm">
                  <time dateTime={date}>{longDate(date)}</time> · {readMinutes} min read
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
