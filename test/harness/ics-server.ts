import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server with calendars, each path answered by a function that a test may exchange. `asked` is every request so far. */
export async function startIcsServer(answers: Record<string, Answer>) {
  const asked: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push({ path, headers: request.headers });
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end("secret words of the calendar's server");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answers };
}

/** Answers with a text and its ETag, or 304. */
export function withEtag(text: string, etag: string): Answer {
  return (request, response) => {
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.writeHead(200, { "Content-Type": "text/calendar", ETag: etag }).end(text);
  };
}

export function redirectTo(location: string): Answer {
  return (_, response) => response.writeHead(302, { Location: location }).end();
}

/** An iCalendar file from the lines of its events. */
export function icsFile(...events: string[][]) {
  const lines = events.flatMap((event, i) => ["BEGIN:VEVENT", `UID:${i}@example.com`, "DTSTAMP:20261101T000000Z", ...event, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
