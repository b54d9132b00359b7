import { afterEach, expect, test, vi } from "vitest";
import { drawModel } from "./draw.ts";
import { SCENES } from "./scenes.ts";

afterEach(() => void vi.restoreAllMocks());

test("a model is drawn alike on processors whose sines and cosines differ in their last bit", () => {
  const draw = () => drawModel(SCENES.electrical.day());
  const here = draw();
  let calls = 0;
  for (const name of ["sin", "cos"] as const) {
    const real = Math[name];
    vi.spyOn(Math, name).mockImplementation((radians) => real(radians) * (1 + (calls++ % 2) * Number.EPSILON));
  }
  expect(draw()).toBe(here);
  expect(calls).toBeGreaterThan(100);
});
