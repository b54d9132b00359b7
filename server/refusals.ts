import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a refused visitor has to finish talking. */
const LINGER_MS = 1_000;

const ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * What cannot be read as a request gets its status and the connection ends. What the visitor still sends is taken and thrown away for a
 * moment: closing at once would reset the connection, and he might never see the answer.
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

/** One Host header that can be a host. Of two, a proxy may believe the other one; the standard wants neither believed. */
export function hasOneHost({ rawHeaders, headers: { host = "" } }: IncomingMessage) {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts++;
  return hosts < 2 && HOST.test(host);
}

export function refuse(answer: ServerResponse) {
  answer.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
}
