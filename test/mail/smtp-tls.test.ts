import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createSender } from "../../app/mail/sender.ts";
import { settings } from "../harness/booking-example.ts";
import { makeCertificate, NO_OPENSSL } from "../harness/certificates.ts";

const EMAIL = { to: { name: "Sam", address: "sam@ridge.example" }, subject: "Hi", text: "Hi", html: "<p>Hi</p>", attachments: [] };

const certificate = makeCertificate();
if (!certificate) console.log(NO_OPENSSL);

test.skipIf(!certificate).each(["smtps", "smtp"])(
  "an email goes over TLS to %s://, and not to a certificate that nobody vouches for",
  async (protocol) => {
    const sessions: boolean[] = [];
    const server = new SMTPServer({
      ...certificate,
      secure: protocol === "smtps",
      authOptional: true,
      disableReverseLookup: true,
      onData: (stream, { secure }, done) => {
        sessions.push(secure);
        stream.on("end", () => done()).resume();
      },
    });
    // The client hangs up on a certificate it doesn't trust.
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const send = (query: string) =>
      createSender({ ...settings, smtpUrl: `${protocol}://127.0.0.1:${port}/${query}` })(EMAIL, "<1@peakworks.example>");
    await send("?tls.rejectUnauthorized=false");
    expect(sessions).toEqual([true]);
    await expect(send("")).rejects.toThrow();
    expect(sessions).toEqual([true]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
);
