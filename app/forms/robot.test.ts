import { expect, test } from "vitest";
import { isRobot } from "./robot.ts";

const now = new Date("2026-11-15T12:00:00Z");
const opened = (secondsAgo: number) => ({ website: "", openedAt: String(now.getTime() - secondsAgo * 1000) });

test.each([
  ["a person", opened(60), false],
  ["done before anybody could be", opened(1), true],
  ["filled in what nobody sees", { ...opened(60), website: "x" }, true],
  ["a person on a page that is the same for everybody", { website: "" }, false],
  ["left out what nobody sees", {}, true],
  ["filled in more than text", { website: ["x"] }, true],
  ["made up the time", { ...opened(60), openedAt: "now" }, true],
  ["a person whose form was made before the clock was set back", opened(-86_400), false],
])("%s", (_, form, robot) => {
  expect(isRobot(form, now)).toBe(robot);
});
