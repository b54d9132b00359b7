import { siteContext } from "../../site/context.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Route } from "./+types/security-contact";

/** Renewed every day, so that it never expires while the site is running. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${settings.contactEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
