import { dayIn } from "../app/rules/calendar/calendar.ts";
import type { StoredAnswer } from "./stored-answer.ts";

const MINUTE_MS = 60_000;

/** Rendered pages by path. A page is good for the agency's calendar day: the footer's year and the privacy policy's date change with it. */
export class PageCache {
  readonly #timeZone: string;
  readonly #kept = new Map<string, StoredAnswer>();
  readonly #rendering = new Map<string, Promise<StoredAnswer>>();
  #day = "";
  #minute = Number.NaN;

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  get(path: string, moment: Date) {
    this.#forgetYesterday(moment);
    return this.#kept.get(path);
  }

  /** Makes and keeps a page. Visitors who come at once share one rendering; a failed one is not kept. */
  fill(path: string, render: () => Promise<StoredAnswer>) {
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

  /** Asking for the day costs more than serving the page; a day begins on a full minute in every zone, so once a minute is enough. */
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
