import { versionOf } from "../../site/version.ts";
import { changelog } from "../data/changelog.server.ts";
import { readChangelog } from "../rules/changelog.ts";
import { HOUSE_PATH } from "../rules/paths.ts";
import { InnerPage } from "../ui/inner-page.tsx";
import { house, news as words } from "../words/house.ts";
import type { Route } from "./+types/news";

export const handle = { title: words.title, isDesk: true };

const RELEASES = 3;

export function loader() {
  const { version, commit } = versionOf();
  return { version: words.version(version, commit), releases: readChangelog(changelog(), RELEASES) };
}

export default function News({ loaderData: { version, releases } }: Route.ComponentProps) {
  return (
    <InnerPage title={words.title} back={{ href: HOUSE_PATH, text: house.back }}>
      <p>{version}</p>
      {releases.length === 0 && <p>{words.none}</p>}
      {releases.map((release) => (
        <section key={release.version} className="grid max-w-3xl gap-2">
          <h2 className="text-xl font-semibold">{words.dated(release.version, release.date)}</h2>
          <ul className="grid list-disc gap-2 pl-5 wrap-anywhere">
            {release.changes.map(({ lead, text }) => (
              <li key={lead + text}>
                {lead && <b>{lead} </b>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </InnerPage>
  );
}
