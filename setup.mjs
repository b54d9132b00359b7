#!/usr/bin/env node
// @ts-check
// Runs a file of this project on a machine that has only Node and npm: `node setup.mjs server/start.ts …`.
// Everything it says goes to stderr, so that a command's output can be redirected to a file.
// An old Node must be able to read this file in order to be refused: newer syntax belongs in setup/.
const OLDEST_MAJOR = 20;

if (Number(process.versions.node.split(".")[0]) < OLDEST_MAJOR) {
  console.error(
    `Peakworks needs Node ${OLDEST_MAJOR} or newer, and this is Node ${process.versions.node}: please install a newer one from nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  import("./setup/run.mjs");
}
