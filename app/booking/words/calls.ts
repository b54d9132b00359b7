import { capitalized } from "../../text/in-sentence.ts";
import { type CallKind, callKindFor, callMinutesFor } from "../catalog/calls.ts";

/** The name of each free call, inside a sentence and as a title. */
const CALL_NAMES: Record<CallKind, { inText: string; asTitle: string }> = {
  discovery: { inText: "discovery call", asTitle: "Discovery Call" },
  strategySession: { inText: "strategy session", asTitle: "Strategy Session" },
  qaSession: { inText: "Q&A session", asTitle: "Q&A Session" },
};

/** 'discovery call', or what else was asked for. */
export function callName(interest: string | undefined) {
  return CALL_NAMES[callKindFor(interest)].inText;
}

/** The entry in a calendar: 'Strategy session with Peakworks'. */
export function eventTitle(interest: string | undefined, siteName: string) {
  const name = callName(interest);
  return `${capitalized(name)} with ${siteName}`;
}

/** '15-Minute Discovery Call'. */
export function callTitle(interest: string | undefined) {
  return `${callMinutesFor(interest)}-Minute ${CALL_NAMES[callKindFor(interest)].asTitle}`;
}
