import { LEADS_API_PATH } from "../../site/catalog/api-paths.ts";
import type { LeadProblems } from "../rules/lead.ts";

type LeadSent =
  | { kind: "sent"; isEmailed: boolean }
  | { kind: "invalid"; problems: LeadProblems }
  | { kind: "too-many" }
  | { kind: "failed" };

/**
 * Sends the form, the seven numbers and the switch. Failure details go only to the console, since the visitor can't do anything with them.
 */
export async function sendLead(request: Record<string, string>, key: string): Promise<LeadSent> {
  try {
    const response = await fetch(LEADS_API_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(request),
    });
    if (response.status === 201) return { kind: "sent", isEmailed: (await response.json()).data.email !== "none" };
    if (response.status === 422) return { kind: "invalid", problems: (await response.json()).error.fields };
    if (response.status === 429) return { kind: "too-many" };
    console.error("Error submitting lead:", response.status);
  } catch (error) {
    console.error("Error submitting lead:", error);
  }
  return { kind: "failed" };
}
