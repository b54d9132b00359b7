/** The page of clients' ledgers, which exists once the owner has filled in the first one. */
export const ledgersPage = {
  path: "/client-ledgers",
  title: "Client Ledgers: Hours Before and After",
  description: "Hours a week by task, before and after we built it, each count signed by the client and printed with their permission.",
  keywords: ["client results", "hours saved", "contractor automation results"],
  headline: "What changed at our clients, task by task",
  lead: "Each ledger below is one company. The client kept both counts and signed them, and said we could print them.",
  name: (trade: string, town: string) => `${trade}, ${town}`,
  columns: ["Task", "Hours a week before", "After", "Saved"],
  total: "Together",
  caption: (signedBy: string, date: string) => `Signed by ${signedBy} on ${date}`,
  /** Where only its sum is named. */
  together: (before: string, after: string) => `A client's own count, signed: ${before} hours a week before, ${after} after.`,
  method: "How both counts are made",
  closing: {
    heading: "Want to know what yours would say?",
    text: "Bring last week's calendar. On the call you'll hear which tasks would be worth counting at your place.",
  },
} as const;
