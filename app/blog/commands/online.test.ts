import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { problemOnline } from "./online.ts";

test("a link to another site is fetched: a missing page and a silent host are problems, a page that turns programs away isn't", async () => {
  const server = createServer(({ url }, answer) =>
    answer.writeHead(Number(url?.slice(1)), { Location: "/200", Connection: "close" }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const status of [200, 301, 403, 429]) expect(await problemOnline(`${address}/${status}`)).toBeUndefined();
  for (const status of [404, 410, 500])
    expect(await problemOnline(`${address}/${status}`)).toBe(`${address}/${status} answers with ${status}.`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await problemOnline(`${address}/200`)).toBe(`${address}/200 can't be reached: nothing answers there.`);
});
