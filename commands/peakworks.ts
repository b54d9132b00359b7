// What ./peakworks runs. Each command is loaded on demand, so --help is instant.
import { type Command, runCommand } from "../app/terminal/command.ts";
import { UsageError } from "../app/terminal/usage-error.ts";

const COMMANDS: Record<string, { about: string; load: () => Promise<{ command: Command }> }> = {
  bookings: {
    about: "list, export, confirm, decline, move and cancel calls, clear junk",
    load: () => import("../app/booking/commands/bookings.ts"),
  },
  calendar: {
    about: "close, open and list days, show two weeks, your calls as a feed",
    load: () => import("../app/booking/commands/calendar.ts"),
  },
  leads: { about: "list and export calculator leads", load: () => import("../app/calculator/leads.ts") },
  subscribers: {
    about: "list, export and remove newsletter readers, send a digest now",
    load: () => import("../app/newsletter/subscribers.ts"),
  },
  mail: { about: "list unsent emails, retry or dismiss failed ones", load: () => import("../app/mail/mail.ts") },
  webhooks: { about: "list unsent webhooks, retry or dismiss failed ones, send a test", load: () => import("../app/webhooks/webhooks.ts") },
  posts: {
    about: "add, import, check, preview, update, export, schedule, list and remove blog posts",
    load: () => import("../app/blog/commands/posts.ts"),
  },
  privacy: { about: "export or delete what is stored about a person", load: () => import("../app/privacy/commands/privacy.ts") },
  retention: { about: "delete what the privacy policy says is too old, now", load: () => import("../app/privacy/commands/retention.ts") },
  report: { about: "what works: visits, calls and where they came from", load: () => import("../app/visits/commands/report.ts") },
  link: { about: "an address and a QR code that the report counts by name", load: () => import("../app/visits/commands/link.ts") },
  backup: { about: "create and restore backups, move to PostgreSQL", load: () => import("../app/database/backups/backup.ts") },
  doctor: { about: "check settings, database, email, disk and backups", load: () => import("./doctor.ts") },
  version: { about: "print the version and the commit", load: () => import("./version.ts") },
};

const HELP = `./peakworks COMMAND …    runs on the same settings as the site, from the environment

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(13)}${about}`)
  .join("\n")}

Each explains itself: ./peakworks bookings --help`;

// A reader that stops early (… | head) isn't a failure.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

const [name = "", ...words] = process.argv.slice(2);
await runCommand(name, words, loadCommand);

async function loadCommand(): Promise<Command> {
  if (["--help", "-h", "help"].includes(name)) return { help: HELP, actions: { "": { run: async () => console.log(HELP) } } };
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new UsageError(name ? `There is no command ${name}.\n\n${HELP}` : HELP);
  return (await found.load()).command;
}
