import type { Settings } from "../site/settings.ts";
import { STUDIO_FILE } from "../site/studio/read-studio.ts";
import { worthTelling } from "../site/studio/worth-telling.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** What readers would like to know about the studio, worth most first. */
export function checkStudio(settings: Settings): Finding {
  const [first, ...others] = worthTelling(settings);
  if (!first) return ok("studio", "readers can see who you are");
  const rest = others.length > 0 ? ` Then: ${others.join("; ")}.` : "";
  return warn("studio", "readers can't see everything about who you are", `In ${STUDIO_FILE}, worth most first: ${first}.${rest}`);
}
