/** A time zone's name as this machine spells it, or nothing if it doesn't know it. */
export function knownZone(name: string | undefined) {
  try {
    return name ? new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string) {
  return knownZone(name) !== undefined;
}
