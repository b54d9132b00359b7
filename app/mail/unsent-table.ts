import { printTable } from "../terminal/table.ts";
import type { UnsentMessage } from "./unsent.server.ts";

/** Prints what should be out by now or, with `isAll`, everything that hasn't been sent. Returns how many it left out. */
export function printUnsent(messages: UnsentMessage[], { now, isAll }: { now: Date; isAll: boolean }) {
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

function stateOf({ dead, bounced }: Pick<UnsentMessage, "dead" | "bounced">) {
  if (bounced) return "bounced";
  return dead ? "given up" : "waiting";
}
