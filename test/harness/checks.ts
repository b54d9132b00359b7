import { existsSync, rmSync } from "node:fs";
import { roomViolations } from "./rooms.ts";
import { runFile, runTool } from "./tool.ts";

const ROUTE_TYPES = ".react-router/types/app/+types/root.ts";

/** Static checks. Each prints what it finds, and returns whether it found nothing. */
export const checks = [
  { name: "types of routes", passes: makesRouteTypes },
  { name: "types", passes: () => runTool("typescript", ["--noEmit", "--checkers", "2"]) },
  { name: "lint and format", passes: () => runTool("@biomejs/biome", ["check", "--error-on-warnings"]) },
  { name: "dead code", passes: () => runTool("knip", []) },
  { name: "rooms", passes: keepsRooms },
  { name: "drawings against their sources", passes: () => runFile("workshop/check.ts") },
];

/** The generator exits with 0 even if it did nothing. */
function makesRouteTypes() {
  rmSync(ROUTE_TYPES, { force: true });
  return runTool("@react-router/dev", ["typegen"]) && existsSync(ROUTE_TYPES);
}

function keepsRooms() {
  const violations = roomViolations();
  for (const violation of violations) console.error(violation);
  return violations.length === 0;
}
