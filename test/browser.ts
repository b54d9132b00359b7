import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "chromium-browser"];

/** A browser for the tests: the one that TEST_BROWSER names, Playwright's own, one on PATH, or Debian's, installed now. */
export function findBrowser() {
  const found = process.env.TEST_BROWSER || playwrightsOwn() || onPath() || installOnDebian();
  if (!found) throw new Error("No browser found: install Chromium, or set TEST_BROWSER to the path of one.");
  return found;
}

function playwrightsOwn() {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function onPath() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing a browser for the tests …");
  const install =
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null";
  spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  return onPath();
}
