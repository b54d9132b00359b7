import type { IncomingMessage, ServerResponse } from "node:http";
import { type createKeptPages, NO_QUERY } from "./kept-pages.ts";
import { type SearchOutcome, type StoredResponse, writeResponse } from "./stored-response.ts";

/** Serves files and kept pages by the request line alone, before any routing. */
export function createKeptServing(files: Map<string, StoredResponse>, kept: Pick<ReturnType<typeof createKeptPages>, "get">) {
  const searches = new WeakMap<IncomingMessage, SearchOutcome>();

  /** The file or kept page at the path exactly as it's in the request line. Any other spelling misses here and goes through routing. */
  function find(method: string | undefined, target: string, accept: string | undefined) {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const mark = target.indexOf("?");
    const pathname = mark === -1 ? target : target.slice(0, mark);
    const file = files.get(pathname);
    if (file) return file;
    const params = mark === -1 ? NO_QUERY : new URLSearchParams(target.slice(mark));
    return kept.get(pathname, params, accept);
  }

  /** Remembers what a search found until its request is counted, so that visitors get no header about it. */
  function noteSearch({ search }: { search?: SearchOutcome }, incoming: IncomingMessage | undefined) {
    if (search && incoming) searches.set(incoming, search);
  }

  return {
    find,
    noteSearch,
    /** Whether a request that's answered was a search without a result. */
    foundNothing: (incoming: IncomingMessage) => searches.get(incoming)?.foundNothing ?? false,
    /** Answers on the raw request, and returns whether it did. */
    serve(incoming: IncomingMessage, outgoing: ServerResponse) {
      const stored = find(incoming.method, incoming.url ?? "", incoming.headers.accept);
      if (!stored) return false;
      noteSearch(stored, incoming);
      writeResponse(stored, incoming, outgoing);
      return true;
    },
  };
}
