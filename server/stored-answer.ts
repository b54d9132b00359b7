import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** An answer kept whole in memory, in every encoding a browser asks for. A file and a rendered page are served the same way. */
export type StoredAnswer = {
  status: number;
  /** Headers of every answer made from it, 304 included. */
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 11 costs a tenth of a second and is for what is kept; a page rendered for one visitor takes 4. */
export async function compress(body: Uint8Array<ArrayBuffer>, quality: 4 | 11): Promise<StoredAnswer["bodies"]> {
  const [br, gzip] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(body, { level: quality === 11 ? 9 : 4 }),
  ]);
  return { identity: body, br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

export function storeAnswer(status: number, headers: Record<string, string>, bodies: StoredAnswer["bodies"]): StoredAnswer {
  // Weak, because the same page in another encoding has other bytes.
  const etag = `W/"${createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22)}"`;
  return { status, etag, bodies, headers: { ...headers, ETag: etag, ...(bodies.br && { Vary: "Accept-Encoding" }) } };
}

export function answerFrom(stored: StoredAnswer, request: Request) {
  if (stored.status === 200 && isUnchanged(stored.etag, request.headers.get("if-none-match")))
    return new Response(null, { status: 304, headers: withoutContentHeaders(stored.headers) });
  const encoding = chooseEncoding(stored, request.headers.get("accept-encoding") ?? "");
  const body = stored.bodies[encoding] ?? stored.bodies.identity;
  const headers: Record<string, string> = { ...stored.headers, "Content-Length": String(body.length) };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : body, { status: stored.status, headers });
}

function chooseEncoding({ bodies }: StoredAnswer, accepted: string) {
  if (bodies.br && accepts(accepted, "br")) return "br";
  if (bodies.gzip && accepts(accepted, "gzip")) return "gzip";
  return "identity";
}

function accepts(header: string, encoding: string) {
  return header.split(",").some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && weight !== "0" && !weight?.startsWith("0.000");
  });
}

function isUnchanged(etag: string, ifNoneMatch: string | null) {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^(?!W\/)/, "W/") === etag);
}

function withoutContentHeaders(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "Content-Type"));
}
