import { dayIn } from "../app/time/dates.ts";
import { MINUTE_MS } from "../app/time/durations.ts";
import type { StoredResponse } from "./stored-response.ts";

/**
 * Rendered pages by path. A page is valid for one calendar day in the agency's time zone, because the year in the footer and the date of the privacy
 * policy change with it.
 */
export class PageCache {
  readonly #timeZone: string;
  readonly #kept = new Map<string, StoredResponse>();
  readonly #rendering = new Map<string, Promise<StoredResponse>>();
  #day = "";
  #minute = Number.NaN;

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  get(path: string, moment: Date) {
    this.#forgetYesterday(moment);
    return this.#kept.get(path);
  }

  /** Renders and caches a page. Concurrent visitors share one rendering; a failed one isn't cached. */
  fill(path: string, render: () => Promise<StoredResponse>) {
    const day = this.#day;
    const running = this.#rendering.get(path);
    if (running) return running;
    const rendering = render()
      .then((answer) => {
        if (answer.status === 200 && day === this.#day) this.#kept.set(path, answer);
        return answer;
      })
      .finally(() => {
        if (this.#rendering.get(path) === rendering) this.#rendering.delete(path);
      });
    this.#rendering.set(path, rendering);
    return rendering;
  }

  /** Computing the date costs more than serving the page. A day begins on a full minute in every time zone, so checking once a minute is enough. */
  #forgetYesterday(moment: Date) {
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    const day = dayIn(this.#timeZone, moment);
    if (day === this.#day) return;
    this.#day = day;
    this.#kept.clear();
    this.#rendering.clear();
  }
}
