import type { Site } from "../app/site/context.ts";
import { addDays, dayIn, zonedMoment } from "../app/time/dates.ts";
import { within } from "../app/time/durations.ts";
import type { StoredResponse, StreamedPage } from "./stored-response.ts";

/** What responses are made from: they stay valid until the version changes or something is due (a post, today's next slot). */
type KeptState = { version: string; nextDueAt: Date | undefined };
export type ReadState = () => Promise<KeptState>;
type SiteClock = Pick<Site, "now" | "settings">;

/** Makes one response, waiting at most `waitMs` ms for its posts. One that isn't complete by then is streamed. */
export type Render = (address: string, waitMs: number) => Promise<StoredResponse | StreamedPage>;

const CHECK_EVERY_MS = 1_000;
/** If the database doesn't say by then whether something changed, its last known state counts. */
const CHECK_WITHIN_MS = 400;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** Made from the code alone. */
const unchanging: ReadState = async () => ({ version: "", nextDueAt: undefined });

/**
 * Responses by address, kept until any process changes what they're made from, and until midnight in the agency's time zone. While the
 * database is down, what is kept is served. The least recently requested are dropped first.
 */
export class KeptResponses {
  readonly #clock: SiteClock;
  readonly #readState: ReadState;
  readonly #mostBytes: number;
  readonly #kept = new Map<string, StoredResponse>();
  readonly #rendering = new Map<string, Promise<StoredResponse | StreamedPage>>();
  #bytes = 0;
  /** The state the responses were made from. Empty until it is known. */
  #stamp = "";
  /** Goes up whenever earlier renderings are no longer valid. */
  #edition = 0;
  #nextDueAt = Number.POSITIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<unknown> | undefined;

  constructor(clock: SiteClock, readState = unchanging, mostBytes = MOST_KEPT_BYTES) {
    this.#clock = clock;
    this.#readState = readState;
    this.#mostBytes = mostBytes;
  }

  /** What is kept, as long as the last check is recent enough. */
  get(address: string) {
    return this.#isChecked(this.#clock.now().getTime()) ? this.#take(address) : undefined;
  }

  async answer(address: string, waitMs: number, render: Render) {
    const began = performance.now();
    await this.#check();
    // The visitor's time limit covers both queries.
    const left = Math.max(0, waitMs - (performance.now() - began));
    return this.#take(address) ?? this.#fill(address, left, render);
  }

  /** Called when this process may have changed what the pages show: the next visitor's request asks, within whatever second. */
  recheck() {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#checking = undefined;
  }

  #isChecked(moment: number) {
    const isDue = this.#nextDueAt <= moment && this.#checkedAt < this.#nextDueAt;
    // Absolute, so a clock that was set back doesn't make the last check look recent until the clock catches up.
    return Math.abs(moment - this.#checkedAt) < CHECK_EVERY_MS && !isDue;
  }

  async #check() {
    const moment = this.#clock.now();
    if (!this.#isChecked(moment.getTime()) && !this.#checking) {
      this.#checkedAt = moment.getTime();
      const asking = this.#ask(moment).finally(() => {
        if (this.#checking === checking) this.#checking = undefined;
      });
      const checking = within(CHECK_WITHIN_MS, asking).catch(() => undefined);
      this.#checking = checking;
    }
    await this.#checking;
  }

  async #ask(moment: Date) {
    // Whoever needs the database for a page logs that it's down.
    const state = await this.#readState().catch(() => undefined);
    if (!state) return;
    const midnight = midnightAfter(moment, this.#clock.settings.timeZone);
    const stamp = [state.version, state.nextDueAt?.getTime(), midnight].join(" ");
    this.#nextDueAt = Math.min(midnight, state.nextDueAt?.getTime() ?? midnight);
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

  /** Concurrent visitors share one rendering, unless it's streamed: a stream belongs to the first visitor. */
  async #fill(address: string, waitMs: number, render: Render): Promise<StoredResponse | StreamedPage> {
    const id = `${this.#edition} ${Number.isFinite(waitMs)} ${address}`;
    const running = this.#rendering.get(id);
    if (running) return running.then((answer) => (answer instanceof Response ? render(address, waitMs) : answer));
    const rendering = this.#renderAndKeep(address, () => render(address, waitMs)).finally(() => this.#rendering.delete(id));
    this.#rendering.set(id, rendering);
    const answer = await rendering;
    // Rendered once more without a time limit, so a slow database doesn't make every visitor wait.
    if (answer instanceof Response) void this.#fill(address, Number.POSITIVE_INFINITY, render).catch(() => undefined);
    return answer;
  }

  async #renderAndKeep(address: string, render: () => Promise<StoredResponse | StreamedPage>) {
    const edition = this.#edition;
    const answer = await render();
    if (!(answer instanceof Response) && isKeepable(answer) && this.#stamp !== "" && edition === this.#edition) this.#keep(address, answer);
    return answer;
  }

  #keep(address: string, answer: StoredResponse) {
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

function midnightAfter(moment: Date, timeZone: string) {
  return zonedMoment(Date.parse(addDays(dayIn(timeZone, moment), 1)), timeZone);
}

/** A page that couldn't show its posts says so, and is rendered again for the next visitor. */
function isKeepable({ status, identity }: StoredResponse) {
  return status === 200 && !identity.headers["Cache-Control"]?.includes("no-store");
}

function bytesOf({ identity, br, gzip }: StoredResponse) {
  return [identity, br, gzip].reduce((bytes, variant) => bytes + (variant?.body?.length ?? 0), 0);
}
