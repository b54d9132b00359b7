import { afterEach, expect, test } from "vitest";
import { cleanUp, Skipped } from "../faults/fault.ts";
import { quickFaults } from "../faults/faults.ts";

afterEach(cleanUp);

for (const [name, fault] of Object.entries(quickFaults))
  test(name, async ({ skip }) => {
    const figure = await fault().catch((error) => (error instanceof Skipped ? skip(error.message) : Promise.reject(error)));
    expect(figure).toBeTypeOf("string");
  });
