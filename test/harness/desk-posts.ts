import { type Browser, type Desk, formTokenIn } from "./desk.ts";

export const WORDS = {
  title: "Raise prices: 3 ways",
  excerpt: "Three ways that keep your regulars.",
  category: "HVAC",
  body: "Start with the oldest price.\n\n## The math\n\nAdd ten percent.",
};

/** Presses New and returns the draft's address. */
export async function startPost(browser: Browser) {
  const answer = await browser.press("/desk/posts", "/desk/posts", { do: "new" });
  return (answer.headers.get("location") ?? "").split("?")[0] ?? "";
}

/** The open page of a draft: what its hidden fields hold. */
export async function openEditor(browser: Browser, path: string) {
  const html = await (await browser.get(path)).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const page = { form: formTokenIn(html), version: hidden("version"), page: hidden("page") };
  return {
    html,
    ...page,
    press: (fields: Record<string, string>) => browser.post(path, { ...page, ...fields }),
    /** What the page's script sends as somebody types. */
    type: async (fields: Record<string, string>) => {
      const answer = await browser.post(`${path}/save`, { ...page, ...fields });
      const told = await answer.json();
      if (told.version) page.version = String(told.version);
      return { status: answer.status, ...told };
    },
  };
}

/** Writes a whole post and presses one of its buttons. */
export async function writePost(browser: Browser, fields: Record<string, string>) {
  const path = await startPost(browser);
  const answer = await (await openEditor(browser, path)).press({ ...WORDS, ...fields });
  return { path, status: answer.status, to: answer.headers.get("location"), answer };
}

/** Sends a picture as a form with a file. */
export function sendPicture(site: Desk, browser: Browser, path: string, fields: Record<string, string | Blob | [Blob, string]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) form.append("picture", ...value);
    else if (typeof value === "string") form.append(name, value);
    else form.append("picture", value, "van.jpg");
  return site.post(`${path}/pictures`, form, { cookie: browser.cookie, "sec-fetch-site": "same-origin" });
}
