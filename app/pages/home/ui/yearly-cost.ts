const WEEKS_A_YEAR = 52;
const UNREAD = "–";

/** Home's three numbers: hours, hours and what an hour is worth. Shows what they come to in a year while they're typed. */
export function showYearlyCost(form: HTMLFormElement) {
  const addUp = () => {
    const [quotes = 0, paperwork = 0, rate = 0] = [...form.querySelectorAll<HTMLInputElement>("label input")].map(({ value }) =>
      plainAmount(value),
    );
    const cost = (quotes + paperwork) * WEEKS_A_YEAR * rate;
    const text = Number.isNaN(cost) ? UNREAD : `$${Math.round(cost).toLocaleString("en-US")}`;
    const output = form.querySelector("output");
    // Screen readers say an output that's written again, even with the same words.
    if (output && output.value !== text) output.value = text;
  };
  form.addEventListener("input", addUp);
  addUp();
}

/**
 * What the calculator makes of a plain number like '12.5', '$1,200' or '2k', and NaN for anything else: the calculator asks about it, and
 * there's no room for a question here. Its own `parseAmount`, used here too, would be a file of its own, which both islands then wait for.
 */
export function plainAmount(text: string) {
  const bare = text.replace(/\s/g, "");
  const isPlain = /^\$?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?k?$/i.test(bare);
  return isPlain ? Number(bare.replace(/[$,]/g, "").replace(/k/i, "e3")) : Number.NaN;
}
