/**
 * What the request's mailbox and network are to us: nothing special, in need of a press on the link in an email first, or with too many
 * open requests.
 */
export type Suspicion = "none" | "must-verify" | "mailbox-full";

/** `on-hold`: the visitor gets a link to press, and nobody hears of it before. `isSilent`: they don't even get the link. */
export type Admission =
  | { kind: "stored" }
  | { kind: "on-hold"; isSilent: boolean }
  | { kind: "taken" }
  | { kind: "too-many"; reason: "open" | "emails" };

type RequestFacts = {
  isProgram: boolean;
  suspicion: Suspicion;
  isBooked: () => Promise<boolean>;
  /** Counts the email if there may be one, so it's only asked when one would follow. */
  reserveEmail: () => Promise<boolean>;
};

/**
 * How a request for an open time comes in. A program's is always on hold, and what it's told is the same whatever we know of the mailbox:
 * one that gets no email from us has no link to press, and the slot is free again in half an hour.
 */
export async function admission({ isProgram, suspicion, isBooked, reserveEmail }: RequestFacts): Promise<Admission> {
  if (suspicion === "mailbox-full" && !isProgram) return { kind: "too-many", reason: "open" };
  // Of two ordinary requests for one time, the database decides.
  if (suspicion === "none" && !isProgram) return { kind: "stored" };
  if (await isBooked()) return { kind: "taken" };
  const isSilent = suspicion === "mailbox-full" || !(await reserveEmail());
  // A mailbox that gets no more email can't answer, and before it has, nothing is on hold.
  return isSilent && !isProgram ? { kind: "too-many", reason: "emails" } : { kind: "on-hold", isSilent };
}
