import { existsSync, rmSync } from "node:fs";
import { roomViolations } from "./rooms.ts";
import { runFile, runTool } from "./tool.ts";

const ROUTE_TYPES = ".react-router/types/app/+types/root.ts";

type Check = { name: string; passes: (under: string) => boolean | Promise<boolean> };

/** For the compiler: what it makes, it needs until its end, and looking for garbage takes a sixth of its time. */
export const KEEPS_ALL = { GOGC: "off" };

/** The others read what this one makes. The generator exits with 0 even if it did nothing. */
export const routeTypes = {
  name: "types of routes",
  passes: async (under) => {
    rmSync(ROUTE_TYPES, { force: true });
    return (await runTool("@react-router/dev", ["typegen"], { under })) && existsSync(ROUTE_TYPES);
  },
} satisfies Check;

/** For a test that's run by itself in a fresh clone: `npm test` and `npm run check` make them first. */
export async function makeMissingRouteTypes() {
  if (!existsSync(ROUTE_TYPES)) await routeTypes.passes(routeTypes.name);
}

/** Static checks, to run at the same time. Each prints what it finds under its name, and returns whether it found nothing. */
export const checks: Check[] = [
  { name: "types", passes: (under) => runTool("typescript", ["--noEmit", "--checkers", "1"], { under, env: KEEPS_ALL }) },
  { name: "lint and format", passes: (under) => runTool("@biomejs/biome", ["check", "--error-on-warnings"], { under }) },
  { name: "dead code", passes: (under) => runTool("knip", [], { under }) },
  { name: "rooms", passes: keepsRooms },
  { name: "drawings against their sources", passes: (under) => runFile("workshop/check.ts", [], { under }) },
];

function keepsRooms(under: string) {
  const violations = roomViolations();
  console.log(`\n== ${under}`);
  for (const violation of violations) console.error(violation);
  return violations.length === 0;
}
