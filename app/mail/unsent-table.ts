import { printTable } from "../terminal/table.ts";
import type { listUnsent } from "./unsent.server.ts";

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number];

/** Prints what should be out by now or, with `isAll`, everything that hasn't been sent. Returns how many it left out. */
export function printUnsent(messages: Unsent[], { now, isAll }: { now: Date; isAll: boolean }) {
  const shown = isAll ? messages : messages.filter(({ dead, dueAt, attempts }) => dead || dueAt <= now || attempts > 0);
  printTable(
    shown.map(({ id, kind, to, about, dueAt, attempts, problem, ...message }) => [
      id,
      stateOf(message),
      kind,
      ...(to ? [to] : []),
      about,
      `due ${dueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
      attempts === 1 ? "1 try" : `${attempts} tries`,
      problem ?? "",
    ]),
  );
  return messages.length - shown.length;
}

function stateOf({ dead, bounced }: Pick<Unsent, "dead" | "bounced">) {
  if (bounced) return "bounced";
  return dead ? "given up" : "waiting";
}
