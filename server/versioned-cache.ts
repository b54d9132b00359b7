import type { Site } from "../app/request/context.ts";
import { dayIn } from "../app/rules/calendar/calendar.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** What pages are made from: they are good while the version stands and until something is due. */
type State = { version: string; nextDueAt: Date | undefined };
type ReadState = () => Promise<State>;
type Clock = Pick<Site, "now" | "settings">;

/** Renders one page, with so much patience for its posts. */
type Render = (patience: number) => Promise<StoredAnswer | Response>;

const CHECK_EVERY_MS = 1_000;
/** A database that does not tell by then whether something changed is taken at its last word. */
const CHECK_WITHIN_MS = 400;
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Pages made from the database, by address. They are good until it changes, by whatever process, until something is due (a post, the next
 * slot of today), and for the agency's calendar day. While the database is away, what is kept is served. Those asked for last are kept longest.
 */
export class VersionedCache {
  readonly #clock: Clock;
  readonly #readState: ReadState;
  readonly #mostBytes: number;
  readonly #kept = new Map<string, StoredAnswer>();
  readonly #rendering = new Map<string, Promise<StoredAnswer | Response>>();
  #bytes = 0;
  /** What the kept pages were made from. Empty until the database has told it. */
  #stamp = "";
  /** Rises whenever what was rendered before is no longer good. */
  #edition = 0;
  #nextDueAt = Number.POSITIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<unknown> | undefined;

  constructor(clock: Clock, readState: ReadState, mostBytes = MOST_BYTES) {
    this.#clock = clock;
    this.#readState = readState;
    this.#mostBytes = mostBytes;
  }

  /** A kept page without asking anybody, as long as the last check is young enough. */
  get(address: string) {
    return this.#isChecked(this.#clock.now().getTime()) ? this.#take(address) : undefined;
  }

  async answer(address: string, patience: number, render: Render) {
    const began = performance.now();
    await this.#check();
    // A visitor has one patience for both questions.
    const left = Math.max(0, patience - (performance.now() - began));
    return this.#take(address) ?? this.#fill(address, left, render);
  }

  /** This process has changed what the pages show. Neither they nor a question or a rendering under way are good for the next visitor. */
  forget() {
    this.#startEdition("");
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#checking = undefined;
  }

  #isChecked(moment: number) {
    const isDue = this.#nextDueAt <= moment && this.#checkedAt < this.#nextDueAt;
    // Either way: a clock that was set back must not make the last check look young until it is reached again.
    return Math.abs(moment - this.#checkedAt) < CHECK_EVERY_MS && !isDue;
  }

  async #check() {
    const moment = this.#clock.now();
    if (!this.#isChecked(moment.getTime()) && !this.#checking) {
      this.#checkedAt = moment.getTime();
      const asking = this.#ask(moment).finally(() => {
        if (this.#checking === checking) this.#checking = undefined;
      });
      const checking = Promise.race([asking, waitFor(CHECK_WITHIN_MS)]);
      this.#checking = checking;
    }
    await this.#checking;
  }

  async #ask(moment: Date) {
    // That it is away is logged by whoever needs it for a page.
    const state = await this.#readState().catch(() => undefined);
    if (!state) return;
    const stamp = [state.version, state.nextDueAt?.getTime(), dayIn(this.#clock.settings.timeZone, moment)].join(" ");
    this.#nextDueAt = state.nextDueAt?.getTime() ?? Number.POSITIVE_INFINITY;
    if (stamp !== this.#stamp) this.#startEdition(stamp);
  }

  #startEdition(stamp: string) {
    this.#stamp = stamp;
    this.#edition += 1;
    this.#kept.clear();
    this.#bytes = 0;
  }

  #take(address: string) {
    const answer = this.#kept.get(address);
    if (answer) {
      this.#kept.delete(address);
      this.#kept.set(address, answer);
    }
    return answer;
  }

  /** Visitors who come at once share one rendering, unless it is streamed: that one belongs to the first. */
  async #fill(address: string, patience: number, render: Render): Promise<StoredAnswer | Response> {
    const id = `${this.#edition} ${Number.isFinite(patience)} ${address}`;
    const running = this.#rendering.get(id);
    if (running) return running.then((answer) => (answer instanceof Response ? render(patience) : answer));
    const rendering = this.#renderAndKeep(address, () => render(patience)).finally(() => this.#rendering.delete(id));
    this.#rendering.set(id, rendering);
    const answer = await rendering;
    // Made once more with all the patience it takes, so that a slow database does not make every visitor wait.
    if (answer instanceof Response) void this.#fill(address, Number.POSITIVE_INFINITY, render).catch(() => undefined);
    return answer;
  }

  async #renderAndKeep(address: string, render: () => Promise<StoredAnswer | Response>) {
    const edition = this.#edition;
    const answer = await render();
    if (!(answer instanceof Response) && isKeepable(answer) && this.#stamp !== "" && edition === this.#edition) this.#keep(address, answer);
    return answer;
  }

  #keep(address: string, answer: StoredAnswer) {
    this.#drop(address);
    this.#kept.set(address, answer);
    this.#bytes += bytesOf(answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(address: string) {
    const answer = this.#kept.get(address);
    if (!answer) return;
    this.#kept.delete(address);
    this.#bytes -= bytesOf(answer);
  }
}

/** A page that could not show its posts says so, and is made anew for the next visitor. */
function isKeepable({ status, identity }: StoredAnswer) {
  return status === 200 && !identity.init.headers["Cache-Control"]?.includes("no-store");
}

function bytesOf({ identity, br, gzip }: StoredAnswer) {
  return [identity, br, gzip].reduce((bytes, variant) => bytes + (variant?.body?.length ?? 0), 0);
}

function waitFor(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
}
