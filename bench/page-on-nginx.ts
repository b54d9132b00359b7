import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { startNginx } from "../test/harness/nginx.ts";

/** nginx serving one page's compressed bytes as a file, with its headers. Undefined where nginx isn't available. */
export async function startPageOnNginx(url: string) {
  const page = await fetchCompressed(url);
  return startNginx((port, folder) => {
    writeFileSync(join(folder, "page"), page.body);
    const own = ["etag", "content-length", "content-type", "date", "connection", "keep-alive", "last-modified"];
    const headers = Object.entries(page.headers).filter(([name]) => !own.includes(name));
    const lines = headers.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
    return `server {
  listen 127.0.0.1:${port};
  root ${folder};
  location / { try_files /page =404; default_type "text/html; charset=utf-8"; ${lines.join(" ")} }
}`;
  });
}

/** Not fetch, which would decompress the body. */
function fetchCompressed(url: string) {
  return new Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (answer) =>
      resolve({ body: Buffer.concat(await answer.toArray()), headers: answer.headers }),
    ).on("error", reject);
  });
}
