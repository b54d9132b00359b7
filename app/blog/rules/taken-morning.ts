import { freeMornings, morningText } from "./morning.ts";
import { PostRefused } from "./post-refused.ts";

/**
 * A morning has one post. A date that another post has is a mistake, and the writer has to decide which of the two moves: the later one of
 * the list is refused.
 */
export function refuseTakenMorning(posts: { slug: string; publishedAt?: Date }[], { now, timeZone }: { now: Date; timeZone: string }) {
  const owners = new Map<number, string>();
  for (const { slug, publishedAt } of posts) {
    if (!publishedAt || publishedAt <= now) continue;
    const owner = owners.get(publishedAt.getTime());
    if (owner && owner !== slug) {
      const taken = posts.flatMap((post) => post.publishedAt ?? []);
      const [next = now] = freeMornings(1, taken, now, timeZone);
      const [day, free] = [morningText(publishedAt, timeZone), morningText(next, timeZone)];
      throw new PostRefused({ reason: "morning-taken", slug, day, by: owner, next: free });
    }
    owners.set(publishedAt.getTime(), slug);
  }
}
