import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { problemOnline } from "../../app/blog/commands/online.ts";
import { problemOf } from "../../app/booking/busy/calendar-problem.ts";
import { fetchCalendar } from "../../app/booking/busy/fetch.ts";
import { checkPublicSite } from "../../app/doctor/public-site.ts";
import { follow } from "../../app/outgoing/follow.ts";
import { versionLine } from "../../app/site/version.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { createWebhookSender } from "../../app/webhooks/webhook-sender.ts";
import { makeCertificate, NO_OPENSSL } from "../harness/certificates.ts";

const good = makeCertificate();
const other = makeCertificate("DNS:elsewhere.example");
const READY = `ready\n${versionLine()}`;

/** A site with a certificate that answers every request in one way, and what the doctor says to it. */
async function serve(certificate: typeof good, status = 200, body = READY, headers: Record<string, string> = {}) {
  const server = createServer({ ...certificate }, (_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const siteUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const check = async (now: Date, ca = certificate?.cert) => {
    const [finding] = await checkPublicSite({ siteUrl }, now, { network: { ca } });
    return `${finding?.state} ${finding?.says.replace(siteUrl, "it")}`;
  };
  return { siteUrl, check };
}

const now = new Date();

test("the public address answers as this site, and its certificate's end is said", async ({ skip }) => {
  if (!good) return skip(NO_OPENSSL);
  const { check } = await serve(good);
  expect(await check(now)).toMatch(/^ok it answers; its certificate ends in (89|90) days$/);
  expect(await check(new Date(now.getTime() + 80 * DAY_MS))).toMatch(/^warn it answers; its certificate ends in (9|10) days$/);
});

test("a certificate for another name or that nobody trusts fails, for every request", async ({ skip }) => {
  if (!good || !other) return skip(NO_OPENSSL);
  const wrong = await serve(other);
  expect(await wrong.check(now)).toBe("fail it: its certificate is for another name");
  const { check, siteUrl } = await serve(good);
  expect(await check(now, "")).toBe("fail it: nobody that browsers trust has signed its certificate");
  const limits = { withinMs: 10_000, signal: new AbortController().signal };
  const calendar = await fetchCalendar(siteUrl, { etag: "", lastModified: "" }, limits).catch(problemOf);
  expect(calendar).toBe("its certificate isn't valid");
  expect(await problemOnline(siteUrl)).toContain("its certificate isn't valid");
  const post = createWebhookSender({ webhookUrl: siteUrl, webhookSecret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" });
  await expect(post?.({ type: "webhook.test", timestamp: "", data: {} }, "msg_1")).rejects.toMatchObject({
    code: expect.stringMatching(/CERT/),
  });
});

test.each([
  [301, "", { Location: "https://www.ridge.example/" }, "fail it redirects to https://www.ridge.example/"],
  [502, "Bad gateway", {}, "fail it answers 502"],
  [200, "<!doctype html><title>Parked</title>", {}, "fail it isn't this site"],
  [404, "", {}, "fail it isn't this site"],
  [200, "ready\nversion 0.1.0 (abc)", {}, `warn it runs version 0.1.0 (abc), and this is ${versionLine()}`],
] as const)("%s %j", async (status, body, headers, says) => {
  if (!good) return;
  const { check } = await serve(good, status, body, headers);
  expect(await check(now)).toBe(says);
});

test("an address that nobody answers at fails; one that isn't public isn't asked", async () => {
  expect(await checkPublicSite({ siteUrl: "https://127.0.0.1:1" }, now)).toMatchObject([{ state: "fail", name: "public site" }]);
  expect(await checkPublicSite({ siteUrl: "http://localhost:3000" }, now)).toEqual([]);
});

test("a redirect from https to http isn't followed", async ({ skip }) => {
  if (!good) return skip(NO_OPENSSL);
  const { siteUrl } = await serve(good, 302, "", { Location: "http://127.0.0.1:1/" });
  const followed = follow(new URL(siteUrl), 3, { withinMs: 10_000, network: { ca: good.cert } });
  await expect(followed).rejects.toThrow("it redirects to where we don't follow");
});
