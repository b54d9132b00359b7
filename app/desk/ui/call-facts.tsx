import type { Fact } from "../words/call-facts.ts";
import { DeskLink } from "./desk-link.tsx";

/** What's known about a call. What a visitor typed stays text; only a number or an address that we made a link of is one. */
export function CallFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(({ label, value, url }) => (
        <div key={label} className="min-w-0 wrap-anywhere">
          <dt className="text-sm">{label}</dt>
          <dd className="font-semibold whitespace-pre-line">{url ? <DeskLink href={url}>{value}</DeskLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
