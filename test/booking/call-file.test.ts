import { expect, test } from "vitest";
import { request } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { openSite } from "../harness/site.ts";

describeOnSqlite("'Add to calendar' in an email", ({ open }) => {
  test("is the call as it stands now, and nothing for anybody else or once it's canceled", async () => {
    const database = await open();
    const site = openSite({ database });
    await site.post("/api/send-booking-notification", JSON.stringify(request), { "content-type": "application/json" });
    const [row] = await database.selectFrom("outbox").select("payload").where("kind", "=", "acknowledgement").execute();
    const [path = ""] = /\/booking\/call\.ics\?token=[\w-]+/.exec(JSON.stringify(row)) ?? [];
    const answer = await site.get(path);
    expect(["content-type", "content-disposition", "cache-control", "x-robots-tag"].map((name) => answer.headers.get(name))).toEqual([
      "text/calendar; charset=utf-8",
      'attachment; filename="call.ics"',
      "no-store",
      "noindex",
    ]);
    const file = Object.fromEntries(parseCalendar(await answer.text()).map(({ name, value }) => [name, value]));
    expect(file).toMatchObject({ METHOD: "PUBLISH", STATUS: "TENTATIVE", DTSTART: "20261117T140000Z" });
    expect((await site.get("/booking/call.ics?token=forged")).status).toBe(404);
    expect((await site.get("/booking/call.ics")).status).toBe(404);
    await site.post(path.replace("call.ics", "manage"), new URLSearchParams({ do: "cancel" }));
    expect((await site.get(path)).status).toBe(404);
  });
});

test("while the database is down it says when to come back", async () => {
  const answer = await openSite().get("/booking/call.ics?token=abc");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});
