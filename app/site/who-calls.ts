import type { Settings } from "./settings.ts";
import { firstCaller } from "./studio/studio.ts";

/** Who calls a visitor, as far as the owner has said so: their first name, and the number that shows on the visitor's phone. */
export type WhoCalls = { name: string | undefined; phone: string | undefined };

/** The one place that knows. Nothing is invented: without a name or a number, emails say less. */
export function whoCalls({ phone, studio }: Pick<Settings, "phone" | "studio">): WhoCalls {
  return { name: firstCaller(studio)?.name.split(" ")[0], phone: studio.callsFrom ?? phone };
}
