import { ask, type HttpQuestion, type Reply } from "./ask.ts";
import { isOnInternet } from "./internet-addresses.ts";
import { OutgoingProblem } from "./outgoing-problem.ts";

const MOVED = [301, 302, 303, 307, 308];

/**
 * Asks, and follows redirects. Not away from https, not to a file, and not from the internet into a private network: the answer of a
 * stranger's server must not make this process ask a service that only it can reach. Whether an answer came from the internet is known by
 * the address that gave it.
 */
export async function follow(first: URL, mostRedirects: number, question: HttpQuestion): Promise<Reply> {
  const ends = performance.now() + question.withinMs;
  let url = first;
  const { isPublic = isOnInternet } = question.network ?? {};
  let { onlyPublic } = question;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const reply = await ask(url, { ...question, onlyPublic, withinMs: Math.max(1, ends - performance.now()) });
    const { location } = reply.headers;
    if (!MOVED.includes(reply.status) || !location) return reply;
    const target = URL.parse(location, url.href);
    if (!target || !mayFollow(url, target)) throw new OutgoingProblem("EREDIRECT", "it redirects to where we don't follow");
    // A name and a password go to their own host only.
    const isOwn = target.origin === first.origin;
    target.username = isOwn ? first.username : "";
    target.password = isOwn ? first.password : "";
    onlyPublic ||= !reply.address || isPublic(reply.address);
    url = target;
  }
  throw new OutgoingProblem("EREDIRECT", `it redirects more than ${mostRedirects} times`);
}

function mayFollow(from: URL, to: URL) {
  return to.protocol === "https:" || (to.protocol === "http:" && from.protocol === "http:");
}
