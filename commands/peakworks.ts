// What ./peakworks runs.

import { type Command, runCommand } from "../app/terminal/command.ts";
import { UsageError } from "../app/terminal/usage-error.ts";
import { askSite } from "./ask-site.ts";
import { COMMANDS } from "./commands.ts";

/** On the environment as it is now. It ends the process when it's told to stop. */
const startSite = async () => void (await import("../server/start.ts"));

const HELP = `./peakworks COMMAND …    runs on the same settings as the site, from the environment

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(13)}${about}`)
  .join("\n")}

Each explains itself: ./peakworks bookings --help`;

// A reader that stops early (… | head) isn't a failure.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

const [name = "", ...words] = process.argv.slice(2);
await runCommand(name, words, loadCommand, { askSite, startSite });

async function loadCommand(): Promise<Command> {
  if (["--help", "-h", "help"].includes(name)) return { help: HELP, actions: { "": { run: async () => console.log(HELP) } } };
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new UsageError(name ? `There is no command ${name}.\n\n${HELP}` : HELP);
  return (await found.load()).command;
}
