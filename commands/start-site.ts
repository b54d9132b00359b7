/** Starts the whole site in this process, on the environment as it is now. It ends the process when it's told to stop. */
export async function startSite() {
  await import("../server/start.ts");
}
