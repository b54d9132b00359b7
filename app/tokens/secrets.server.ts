import { timingSafeEqual } from "node:crypto";

/** `secret` signs and keys. The old ones still count for what was signed or counted before it replaced them. */
export type Secrets = { secret: string; oldSecrets: readonly string[] };

/** Whether one of our secrets made the signature. Comparing takes the same time wherever it differs. */
export function isSigned(given: Buffer, sign: (secret: string) => Buffer, secrets: Secrets) {
  return allSecrets(secrets).some((secret) => {
    const ours = sign(secret);
    return given.length === ours.length && timingSafeEqual(given, ours);
  });
}

export function allSecrets({ secret, oldSecrets }: Secrets) {
  return [secret, ...oldSecrets];
}
