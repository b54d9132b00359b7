import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../database/database.server.ts";
import { migrate } from "../../database/migrations.server.ts";
import { withSecret } from "../../site/secret.ts";
import { readSettings } from "../../site/settings.ts";
import type { Action } from "../../terminal/command.ts";
import { freePort } from "../../terminal/free-port.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { makeLink } from "../data/sign-in-links.server.ts";
import { fillDemo } from "../demo/fill-demo.server.ts";

const OWNER = "owner@example.com";
/** What a program needs to run. Every setting of the site is left out, so that no real store, mail server or calendar is touched. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_OPTIONS", "NODE_COMPILE_CACHE"];

/** Runs the site on a throwaway store with made-up data, until Ctrl-C. */
export const demo: Action = {
  run: async ({ startSite, now }) => {
    for (const name of ["DATA_DIR", "DATABASE_URL"])
      if (process.env[name]) throw new UsageError(`The demo has a store of its own and never touches a real one: run it without ${name}.`);
    const dataDir = mkdtempSync(join(tmpdir(), "peakworks-demo-"));
    process.once("exit", () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
    const site = leaveOnSignal();
    setEnvironment(dataDir, await freePort());
    const link = await fill(now);
    // One person looks at it, so no page is made ahead.
    process.argv.push("--cold");
    await startSite();
    site.isUp = true;
    console.error("A demo of the desk. Everybody and everything in it is made up. Open this, it works once, for 15 minutes:");
    console.log(link);
    console.error(
      `To sign in once more: ${OWNER}, and the newest file in ${join(dataDir, "mail")}. No email leaves. Ctrl-C ends the demo and deletes it all.`,
    );
  },
};

/**
 * Once the site is up, it ends the process itself. Before that, when the terminal is closed and when somebody presses Ctrl-C twice, it's up
 * to us: a process that a signal kills deletes nothing.
 */
function leaveOnSignal() {
  const site = { isUp: false };
  let isLeaving = false;
  const leave = (signal: NodeJS.Signals) => {
    if (!site.isUp || isLeaving || signal === "SIGHUP") process.exit(0);
    isLeaving = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
  return site;
}

function setEnvironment(dataDir: string, port: number) {
  for (const name of Object.keys(process.env)) if (!INHERITED.includes(name)) delete process.env[name];
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DESK: "on",
    HOST: "127.0.0.1",
    PORT: String(port),
    // A passkey can be tried on localhost, but not on a bare number.
    SITE_URL: `http://localhost:${port}`,
    SITE_NAME: "Peakworks (demo)",
    AGENCY_EMAIL: OWNER,
    CONTACT_EMAIL: "hello@example.com",
    PRIVACY_EMAIL: "privacy@example.com",
    POSTAL_ADDRESS: "1 Example Street, Example, NJ 07000",
    HERO_VIDEO: "none",
    LOG_LEVEL: "error",
  });
}

/** Returns the address that signs in. */
async function fill(now: Date) {
  const settings = withSecret(readSettings(process.env));
  const database = openDatabase(settings);
  try {
    await migrate(database, now);
    await fillDemo({ database, now, settings: { ...settings, rateLimit: false } });
    return await makeLink(database, OWNER, { now: new Date(), settings });
  } finally {
    await database.destroy();
  }
}
