/** A page that a phone can still scroll. */
export const MOST_ROWS = 100;
/** More than any name or address. */
const LONGEST_SEARCH = 200;

/** What a list was searched for. */
export function searchIn(request: Request) {
  return new URL(request.url).searchParams.get("q")?.trim().slice(0, LONGEST_SEARCH) ?? "";
}
