import type { Settings } from "./settings.ts";

/** Who calls a visitor, as far as the owner has said so: their first name, and the number that shows on the visitor's phone. */
export type Caller = { name: string | undefined; phone: string | undefined };

/** The one place that knows. No setting has a name yet, and none is invented. */
export function callerOf({ phone }: Pick<Settings, "phone">): Caller {
  return { name: undefined, phone };
}
