import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a rejected client has to finish sending. */
const LINGER_MS = 1_000;

const ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Input that can't be parsed as a request gets its status and the connection ends. What the client still sends is read and discarded for a
 * moment, because closing at once would reset the connection and they might never see the response.
 */
export function answerUnreadable(server: Server) {
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const status = ANSWERS[error.code ?? ""] ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}

const HOST = /^[\w.:[\]-]*$/;

/**
 * Requires exactly one valid Host header. With two, a proxy might trust the other one; the standard says to reject both. Without one, which
 * HTTP/1.0 allows, a kept page would be answered and any other not.
 */
export function hasOneHost({ rawHeaders, headers: { host = "" } }: IncomingMessage) {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts++;
  return hosts === 1 && HOST.test(host);
}

export function refuseRequest(answer: ServerResponse) {
  answer.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
}
