const WEEKS_A_YEAR = 52;

/** Home's three numbers: hours, hours and what an hour is worth. Shows what they come to in a year while they're typed. */
export function addUpYearlyCost() {
  const form = document.querySelector<HTMLFormElement>("[data-yearly-cost]");
  form?.addEventListener("input", () => {
    const [quotes = 0, paperwork = 0, rate = 0] = [...form.querySelectorAll("label input")].map(
      (field) => Number((field as HTMLInputElement).value.replace(/[^\d.]/g, "")) || 0,
    );
    const output = form.querySelector("output");
    if (output) output.value = `$${Math.round((quotes + paperwork) * WEEKS_A_YEAR * rate).toLocaleString("en-US")}`;
  });
}
