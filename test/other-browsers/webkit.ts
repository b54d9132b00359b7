import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../app/terminal/free-port.ts";
import type { OtherBrowser } from "./other-browser.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";
/** WebDriver's key for an element in its responses. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK's MiniBrowser with its driver and a virtual display, as packaged by Debian. Undefined if one is missing. */
export function findWebkit() {
  const libraries = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu`).filter(existsSync);
  const browsers = libraries.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "MiniBrowser")));
  return existsSync(DRIVER) && existsSync(DISPLAY_SERVER)
    ? browsers.find((path) => path.includes("webkit") && existsSync(path))
    : undefined;
}

export async function startWebkit(binary: string): Promise<OtherBrowser> {
  const display = spawn(DISPLAY_SERVER, ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await displayNumber(display);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: `:${number}` } });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Record<string, unknown> };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await untilReady(() => call("GET", "/status"));
  const options = { binary, args: ["--automation"] };
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } });
  const session = `/session/${sessionId}`;
  const element = async (selector: string) => {
    const found = await call("POST", `${session}/element`, { using: "css selector", value: selector });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: async (url) => {
      await call("POST", `${session}/url`, { url });
    },
    ask: (expression) => call("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: async (selector) => {
      // The driver doesn't wait for the page's smooth scrolling, and would press where the button isn't yet.
      const scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
      await call("POST", `${session}/execute/sync`, { script: scroll, args: [selector] });
      // Nor does it wait for a page that has just been drawn again.
      await untilReady(async () => call("POST", `${await element(selector)}/click`, {}));
    },
    type: async (selector, text) => {
      await call("POST", `${await element(selector)}/value`, { text });
    },
    close: async () => {
      await call("DELETE", session).catch(() => {});
      driver.kill();
      display.kill();
    },
  };
}

/** Reads up to the line break and leaves the pipe open: a display that can't finish printing its number exits. */
function displayNumber(display: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = "";
    display.stdio[3]?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("\n")) resolve(said.trim());
    });
    display.once("exit", () => reject(new Error("The display did not start.")));
  });
}

async function untilReady(ask: () => Promise<unknown>, tries = 100): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return untilReady(ask, tries - 1);
  }
}
