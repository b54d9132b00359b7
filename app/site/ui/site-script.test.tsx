import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ScriptAddresses, SiteScript } from "./site-script.tsx";

afterEach(() => void vi.unstubAllEnvs());

const scriptsWith = (addresses: { site: string; refresh?: string }) => {
  const html = renderToStaticMarkup(
    <ScriptAddresses value={addresses}>
      <SiteScript />
    </ScriptAddresses>,
  );
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
};

test("a page has one script", () => {
  vi.stubEnv("DEV", false);
  expect(scriptsWith({ site: "/assets/entry.js" })).toEqual(["/assets/entry.js"]);
});

// `npm run test:faults` opens a page of the development server.
test("in development an island gets Vite's client and React Refresh before the script that starts it", () => {
  vi.stubEnv("DEV", true);
  expect(scriptsWith({ site: "/app/entry.client.ts", refresh: "/refresh.js" })).toEqual([
    "/@vite/client",
    "/refresh.js",
    "/app/entry.client.ts",
  ]);
});
