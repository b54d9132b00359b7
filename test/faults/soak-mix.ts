import { allPages } from "../../app/site/pages.ts";
import type { Question } from "../harness/client.ts";
import { lead } from "../harness/lead-example.ts";
import { allSlots, bookingOf } from "./visitors.ts";

type Visit = { question: Question; expected: number[] };

/**
 * The requests of a busy day, in turn: pages, the blog and its search, unchanged pages, missing ones, feeds, the calendar, bookings, leads.
 */
export function createMix() {
  let slots = allSlots();
  let count = 0;
  const page = () => allPages[count % allPages.length]?.path ?? "/";
  const get = (path: string, headers: Record<string, string> = {}): Visit => ({ question: { path, headers }, expected: [200] });
  const kinds: (() => Visit)[] = [
    () => get(page(), { "accept-encoding": "br" }),
    () => get("/blog"),
    () => get(`/blog?q=${["quotes", "leads", "hiring", "nothing-like-it"][count % 4]}`),
    () => ({ question: { path: "/", headers: { "if-none-match": "*" } }, expected: [200, 304] }),
    () => ({ question: { path: `/nope/${count}` }, expected: [404] }),
    () => get(count % 2 ? "/feed.xml" : "/feed.json"),
    () => get("/api/availability"),
    () => get("/contact"),
    () => get("/api/blog_posts"),
    () => get("/health/ready"),
    () => {
      if (slots.length === 0) slots = allSlots();
      const slot = slots.shift();
      // After a full round of the calendar, an earlier booking may still hold the slot.
      return slot ? { question: bookingOf(slot), expected: [201, 409] } : get("/");
    },
    () => ({ question: { path: "/api/leads", method: "POST", body: JSON.stringify(lead) }, expected: [201] }),
    () => ({ question: { path: "/api/leads", method: "POST", body: "{}" }, expected: [422] }),
  ];
  return () => {
    count++;
    return (kinds[count % kinds.length] as () => Visit)();
  };
}
