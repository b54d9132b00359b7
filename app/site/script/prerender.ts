/**
 * What the browser prerenders: a page of the site when its link is pointed at or pressed. The pages' policy allows exactly this text:
 * server/headers.ts.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/og/*", "/templates/*"] } }] }, eagerness: "moderate" }],
});

/**
 * A header could name the rules, but then every first visit would request them beside its styles and fonts. The desk, which shows a draft
 * as its page, has none.
 */
export function prerenderNext() {
  if (!HTMLScriptElement.supports?.("speculationrules") || location.pathname.startsWith("/desk/")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
}
