// The baseline: node:http sending one page's bytes and headers, or a 304, and nothing else. `node bench/bare-server.ts URL`
import { createServer, get } from "node:http";

const address = process.argv[2] ?? "";
get(address, { headers: { "accept-encoding": "br" } }, async (answer) => {
  const body = Buffer.concat(await answer.toArray());
  const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
  const { "content-length": ____, "content-type": _____, ...unchanged } = headers;
  const server = createServer((request, response) => {
    if (request.headers["if-none-match"] === headers.etag) response.writeHead(304, unchanged).end();
    else response.writeHead(200, headers).end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const bound = server.address();
    console.log(`http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`);
  });
});
