import { writeFileSync } from "node:fs";
import { renderUnicodeCompact } from "uqr";
import type { Database } from "../../database/database.server.ts";
import { type Command, fileAt, type Given, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { rememberCampaign } from "../data/campaigns.server.ts";
import { linkAddress, linkProblem, qrPicture } from "../rules/link.ts";

export const command: Command = {
  help: `./peakworks link PATH --source NAME               an address that the report counts as NAME, and its QR code
./peakworks link PATH --source NAME --svg FILE    the QR code as a picture for print

The site remembers NAME: Monday's email names only sources that were made here, and well-known sites.
NAME is up to 40 small letters, digits and hyphens. Scan the code once before you print it on a truck.
Example: ./peakworks link /contact --source truck-sign --svg truck.svg`,
  actions: { "": storeAction({ words: 1, options: ["source", "svg"] }, printLink) },
};

async function printLink({ database, settings, words: [path = ""], options: { source = "", svg }, now }: Given & { database: Database }) {
  const problem = linkProblem({ path, source });
  if (problem === "no-page") throw new UsageError(`There is no page at "${path}": ./peakworks link /contact --source truck-sign`);
  if (problem === "no-name")
    throw new UsageError(`--source takes up to 40 small letters, digits and hyphens, like truck-sign, not "${source}".`);
  await rememberCampaign(database, source, now);
  const address = linkAddress({ path, source }, settings.siteUrl);
  if (svg) {
    const file = fileAt(svg);
    writeFileSync(file, qrPicture(address));
    console.error(`Written: ${file}`);
  } else console.error(renderUnicodeCompact(address));
  console.log(address);
}
