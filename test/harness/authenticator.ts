import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** A phone with one passkey, in software: it makes what a browser would send for the options of a page. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  function authData(rpId: string, flags: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, rest]);
  }

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const shape = (response: object) =>
    JSON.stringify({ id: url(id), rawId: url(id), type: "public-key", clientExtensionResults: {}, response });

  return {
    /** navigator.credentials.create */
    create({ challenge, rp }: Options) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = Buffer.concat([
        Buffer.from("a501020326200121", "hex"),
        bytes(Buffer.from(x, "base64url")),
        Buffer.from("22", "hex"),
        bytes(Buffer.from(y, "base64url")),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authData(rp?.id ?? "", 0x45, attested);
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(data),
      ]);
      return shape({
        clientDataJSON: url(clientData("webauthn.create", challenge)),
        attestationObject: url(object),
        transports: ["internal"],
      });
    },
    /** navigator.credentials.get */
    get({ challenge, rpId = "" }: Options) {
      const [data, client] = [authData(rpId, 0x05), clientData("webauthn.get", challenge)];
      const signature = sign("sha256", Buffer.concat([data, hash(client)]), privateKey);
      return shape({ clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) });
    },
  };
}

/** The options that a page holds for the browser. */
export function passkeyOptionsIn(html: string): Options {
  const [, json = "{}"] = /data-options="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(json.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const url = (data: Buffer) => data.toString("base64url");
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer) =>
  Buffer.concat([data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);
