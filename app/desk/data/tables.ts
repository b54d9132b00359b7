import type { Generated } from "kysely";
import type { Moment } from "../../database/tables.ts";
import type { Act } from "../catalog.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    /** Links that sign in once. `email` is empty for somebody who isn't in AGENCY_EMAIL: it opens nothing. */
    deskLinks: { tokenHash: string; email: string; browserHash: string | null; expiresAt: Moment };
    deskSessions: { tokenHash: string; email: string; madeAt: Moment; seenAt: Moment; provedAt: Moment };
    deskPasskeys: PasskeyRow;
    /** What a passkey signed once, so that nobody sends it again. */
    deskChallenges: { challengeHash: string; expiresAt: Moment };
    deskLog: { id: string; who: string; what: Act; bookingId: string | null; happenedAt: Moment };
  }
}

type PasskeyRow = {
  /** The credential's own, in base64url. */
  id: string;
  email: string;
  name: string;
  /** In base64url. */
  publicKey: string;
  counter: Generated<number>;
  madeAt: Moment;
  usedAt: Moment | null;
};
