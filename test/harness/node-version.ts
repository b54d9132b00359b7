import { isNewEnough, NEEDED_NODE } from "../../setup/own-node.mjs";

/** For a runner that was started by hand: with an older Node its tests would fail one by one, each for a different reason. */
export function demandNewNode(program: string) {
  if (isNewEnough()) return;
  console.error(
    `The tests need Node ${NEEDED_NODE} or newer, and this is Node ${process.versions.node}: run them by \`node setup.mjs ${program} …\`.`,
  );
  process.exit(1);
}
