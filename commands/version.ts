import { versionOf } from "../app/site/version.ts";
import type { Command } from "../app/terminal/command.ts";

export const command: Command = {
  help: `./peakworks version    prints the version, the commit and the Node it runs on

Example: ./peakworks version`,
  actions: {
    "": {
      run: async () => {
        const { version, commit, node } = versionOf();
        console.log(`Peakworks ${version} (${commit}), Node ${node}`);
      },
    },
  },
};
