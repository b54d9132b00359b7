import { type CallKind, callKindFor } from "../rules/booking/call-length.ts";

/** The name of each free call inside a sentence, and at the top of a list or an email. */
export const CALL_NAMES: Record<CallKind, { inText: string; asTitle: string }> = {
  discovery: { inText: "discovery call", asTitle: "Discovery call" },
  strategySession: { inText: "strategy session", asTitle: "Strategy session" },
  qaSession: { inText: "Q&A session", asTitle: "Q&A session" },
};

/** 'discovery call', or what else was asked for. */
export function callName(interest: string | undefined) {
  return CALL_NAMES[callKindFor(interest)].inText;
}

/** The entry in a calendar: 'Strategy session with Peakworks'. */
export function eventTitle(interest: string | undefined, siteName: string) {
  return `${CALL_NAMES[callKindFor(interest)].asTitle} with ${siteName}`;
}
