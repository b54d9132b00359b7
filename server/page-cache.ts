import type { StoredAnswer } from "./stored-answer.ts";

/** Rendered pages by path. A page is good for the agency's calendar day: the footer's year and the privacy policy's date change with it. */
export class PageCache {
  readonly #pages = new Map<string, Promise<StoredAnswer>>();
  #day = "";

  /** The kept page, or the one that `render` makes. Visitors who come at once share one rendering; a failed one is not kept. */
  get(path: string, day: string, render: () => Promise<StoredAnswer>) {
    if (day !== this.#day) {
      this.#pages.clear();
      this.#day = day;
    }
    const kept = this.#pages.get(path);
    if (kept) return kept;
    const rendered = render();
    this.#pages.set(path, rendered);
    rendered.then(
      (page) => page.status === 200 || this.#pages.delete(path),
      () => this.#pages.delete(path),
    );
    return rendered;
  }
}
