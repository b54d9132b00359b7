import type { Command } from "../app/terminal/command.ts";

/** Every command, in the order of the help. Each is loaded on demand, so --help is instant. */
export const COMMANDS: Record<string, { about: string; load: () => Promise<{ command: Command }> }> = {
  bookings: {
    about: "list, export, add, confirm, decline, move and cancel calls, mark them talked or no-show, clear junk",
    load: () => import("../app/booking/commands/bookings.ts"),
  },
  calendar: {
    about: "close, open and list days, set your hours, show two weeks, your calls as a feed",
    load: () => import("../app/booking/commands/calendar.ts"),
  },
  people: {
    about: "list and show people, their stage and next step, mark it done, note things, mark who replied",
    load: () => import("../app/people/commands/people.ts"),
  },
  leads: { about: "list and export calculator leads", load: () => import("../app/calculator/commands.ts") },
  subscribers: {
    about: "list, export and remove newsletter readers, send a digest now",
    load: () => import("../app/newsletter/commands.ts"),
  },
  mail: { about: "list unsent emails, retry or dismiss failed ones", load: () => import("../app/mail/commands.ts") },
  webhooks: { about: "list unsent webhooks, retry or dismiss failed ones, send a test", load: () => import("../app/webhooks/commands.ts") },
  posts: {
    about: "add, import, check, preview, update, export, schedule, list and remove blog posts",
    load: () => import("../app/blog/commands/posts.ts"),
  },
  privacy: { about: "export or delete what is stored about a person", load: () => import("../app/privacy/commands/privacy.ts") },
  retention: { about: "delete what the privacy policy says is too old, now", load: () => import("../app/privacy/commands/retention.ts") },
  report: { about: "what works: visits, calls and where they came from", load: () => import("../app/visits/commands/report.ts") },
  link: { about: "an address and a QR code that the report counts by name", load: () => import("../app/visits/commands/link.ts") },
  backup: { about: "create and restore backups, move to PostgreSQL", load: () => import("../app/backups/commands.ts") },
  desk: {
    about: "a link that signs in to the desk, the log of who did what there, a demo to try it",
    load: () => import("../app/desk/commands/desk.ts"),
  },
  doctor: { about: "check settings, database, email, disk and backups", load: () => import("../app/doctor/commands.ts") },
  version: { about: "print the version and the commit", load: () => import("./version.ts") },
};
