import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Told } from "../harness/asking-process.ts";
import { HOSTILE_ANSWERS, startHostile } from "../harness/hostile-http.ts";
import { HOSTILE_MAIL, startHostileMail } from "../harness/hostile-smtp.ts";

const HTTP = ["calendar", "webhook", "link", "doctor's running site", "doctor's public site"];
/** Four calendars of 8 MB, and what the runtime takes. An endless answer that is kept passes it in a blink. */
const MOST_MB = 120;
/** Where the answer decides and not the clock, a busy machine may take its time. */
const PATIENT_MS = 30_000;

let asking: ChildProcess;
let firstMB = 0;
beforeAll(async () => {
  asking = fork("test/harness/asking-process.ts");
  firstMB = (await ask("http://127.0.0.1:1/", HTTP)).peakMB;
});

/** What comes of requests to an address. Rejects when the process that asks has ended. */
function ask(url: string, requests: string[], calendarMs?: number) {
  return new Promise<Told>((resolve, reject) => {
    const ended = () => reject(new Error(`the process that asked ended: ${requests.join(", ")}`));
    asking.once("exit", ended);
    asking.once("message", (told) => {
      asking.off("exit", ended);
      resolve(told as Told);
    });
    asking.send({ url, requests, calendarMs }, (error) => error && ended());
  });
}

describe("nothing that another server answers ends, holds up or fills the process that asked", () => {
  test.each(Object.entries(HOSTILE_ANSWERS))("HTTP: %s", async (_, { calendar, answer }) => {
    const { port, stop } = await startHostile(answer);
    const { outcomes, peakMB } = await ask(`http://127.0.0.1:${port}/`, HTTP, calendar.includes("in time") ? undefined : PATIENT_MS);
    await stop();
    expect(outcomes.calendar).toMatch(new RegExp(`^(${calendar})$`));
    for (const name of HTTP) expect(outcomes[name], name).not.toBe("");
    expect(peakMB - firstMB).toBeLessThan(MOST_MB);
  });

  test.each(Object.entries(HOSTILE_MAIL))("SMTP, %s", async (_, deed) => {
    const { url, stop } = await startHostileMail(deed);
    const { outcomes, peakMB } = await ask(url, ["email", "doctor's login"]);
    await stop();
    expect(outcomes.email).toMatch(/^(E[A-Z]+|sent)$/);
    expect(outcomes["doctor's login"]).toMatch(/^(E[A-Z]+|logged in)$/);
    expect(peakMB - firstMB).toBeLessThan(MOST_MB);
  });
});

/** Runs last: no connection, timer or late error is left of all that was asked. */
afterAll(async () => {
  if (asking.exitCode !== null) return;
  const exit = once(asking, "exit");
  asking.disconnect();
  expect(await exit).toEqual([0, null]);
});
