import { pino } from "pino";
import { expect, test } from "vitest";
import { unavailable } from "./unavailable.ts";

test("a database that is away is a 503, and a mistake of ours is thrown on as it is", () => {
  const answer = unavailable(pino({ level: "silent" }));
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(() => answer(away)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 503 }) }));
  const mistake = new URIError("URI malformed");
  expect(() => answer(mistake)).toThrow(mistake);
});
