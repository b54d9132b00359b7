import type { Logger } from "pino";

/**
 * What the log may say about an error. Not its message: a database error quotes what a visitor wrote, and a bad URL appears in it in full.
 */
export function failureOf(error: unknown) {
  const { name, code, stack = "" } = error as NodeJS.ErrnoException;
  return { name, code, where: stack.split("\n").filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)) };
}

/** For expected failures, such as the database being down: the error's code says enough and identifies nobody. */
export function logCode(log: Logger, error: unknown, what: string) {
  const { code, name } = error as NodeJS.ErrnoException;
  log.error({ code: code ?? name }, what);
}
