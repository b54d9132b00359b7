import { sql } from "kysely";

/** Rows with somebody's address, which may be from before AGENCY_EMAIL wrote it with other capitals. */
export function ofOwner(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`;
}
