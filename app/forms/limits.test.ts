import { expect, test } from "vitest";
import { SLOT_TIMES } from "../booking/catalog/slots.ts";
import { LIMITS } from "./limits.server.ts";

test("a day with every slot asked for isn't a rush yet", () => {
  expect(LIMITS.pressureRequests).toBeGreaterThan(SLOT_TIMES.length);
});
