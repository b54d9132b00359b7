import type { RouterContextProvider } from "react-router";
import type { Database } from "../database/database.server.ts";
import { siteContext, visitContext } from "../site/context.ts";
import { type FailureStatus, logFailure } from "../site/failure.ts";
import type { Settings } from "../site/settings.ts";
import { LIMITS } from "./limits.server.ts";
import { countRequest } from "./rate-limit.server.ts";
import { isRobot } from "./robot.ts";

/** What handling a request needs from the site. */
export type Intake = {
  network: string;
  /** Once for each new call that isn't on hold, however often its form is sent. */
  countBooking?: () => void;
  /** Where the visit began, as the counts name it. */
  sourceOf?: () => string;
  database: Database;
  settings: Settings;
  now: () => Date;
  log: { info: (facts: object, message: string) => void; error: (facts: object, message: string) => void };
};

export function intakeOf(context: Readonly<RouterContextProvider>): Intake {
  const { network, countBooking, sourceOf } = context.get(visitContext);
  return { ...context.get(siteContext), network, countBooking, sourceOf };
}

/** How any request may be turned down: it came from a robot, fix these fields, come back later, or try again. */
export type Refused<Problems> = { status: 400 } | { status: 422; problems: Problems } | TooMany | { status: FailureStatus };

/** Without a reason it's the number of forms in ten minutes, which passes by itself. */
type TooMany = { status: 429; reason?: MailboxLimit };
/** A mailbox has as many requests waiting for our answer as we take, or got as many emails as we send. */
export type MailboxLimit = "open" | "emails";

type Steps<Parsed, Problems, Answer> = {
  /** For the log: 'booking', 'lead', 'subscription'. */
  what: string;
  parse: () => Parsed | { problems: Problems };
  /**
   * Everything that came with the request. Its hidden fields are checked here, so that no form forgets to. Our scripts don't send them: a
   * browser that fills in every field by itself must not cost a visitor their call.
   */
  input: Record<string, unknown>;
  /** The result of a request that's already stored. Runs before the rate limit, so that a repeat doesn't count against it. */
  findRepeat?: (parsed: Parsed) => Promise<Answer | undefined>;
  /** `isCrowded`: many forms came from the same network. */
  store: (parsed: Parsed, isCrowded: boolean) => Promise<Answer | Refused<Problems>>;
};

/** Handles every booking, lead and subscription, by form or JSON. The log records the outcome and nothing about the visitor. */
export async function takeSubmission<Parsed extends object, Problems, Answer extends { status: number }>(
  site: Intake,
  steps: Steps<Parsed, Problems, Answer>,
): Promise<Answer | Refused<Problems>> {
  const answer = await decide(site, steps).catch(
    (error): Refused<Problems> => ({ status: logFailure(site.log, error, `${steps.what} could not be stored`) }),
  );
  site.log.info({ status: answer.status }, `${steps.what} request`);
  return answer;
}

async function decide<Parsed extends object, Problems, Answer>(
  { database, settings, now, network }: Intake,
  { parse, input, findRepeat, store }: Steps<Parsed, Problems, Answer>,
): Promise<Answer | Refused<Problems>> {
  const parsed = parse();
  if ("problems" in parsed) return { status: 422, problems: parsed.problems as Problems };
  // A person who made a mistake should hear about that first.
  if (isRobot(input, now())) return { status: 400 };
  const repeat = await findRepeat?.(parsed);
  if (repeat) return repeat;
  const count = await countRequest(database, { who: `post ${network}`, now: now(), settings });
  return count > LIMITS.flood ? { status: 429 } : store(parsed, count > LIMITS.forms);
}
