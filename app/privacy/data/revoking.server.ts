import type { Revoking } from "../../backups/revoking.ts";
import { keepFeed, storedFeed } from "../../booking/data/calendar/calendar-feed.server.ts";
import { dropOtherPasskeys, passkeyIds } from "../../desk/data/passkeys.server.ts";
import { endEverySession } from "../../desk/data/sessions.server.ts";
import { dropOtherReaders, readerStatuses } from "../../newsletter/data/readers.server.ts";
import { followedPeople, stopAgain } from "../../people/data/stopped.server.ts";

/**
 * A restore brings back neither a session, a passkey that was removed, a reader who unsubscribed, a calendar feed's address that was
 * renewed nor the follow-ups of somebody who wants none any more or was deleted. Of links and sessions nothing tells which were ended, so
 * all of them are.
 */
export const revoking: Revoking = {
  always: endEverySession,
  readSince: async (replaced) => {
    const [passkeys, readers, followed] = [await passkeyIds(replaced), await readerStatuses(replaced), await followedPeople(replaced)];
    const feed = await storedFeed(replaced);
    return async (restored) => {
      const dropped = { passkeys: await dropOtherPasskeys(restored, passkeys), readers: await dropOtherReaders(restored, readers) };
      const feeds = await keepFeed(restored, feed);
      const { people, missing } = await stopAgain(restored, followed);
      return { counts: { ...dropped, "calendar feeds": feeds, "stopped follow-ups": people }, missingPeople: missing };
    };
  },
};
