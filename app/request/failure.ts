import type { Logger } from "pino";

/** What a log may say of an error. Not its message: a database quotes in it what a visitor wrote, and a bad address stands in it whole. */
export function failureOf(error: unknown) {
  const { name, code, stack = "" } = error as NodeJS.ErrnoException;
  return { name, code, where: stack.split("\n").filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)) };
}

/** For what is expected to fail now and then, such as a database that is away: the reason's code says enough and names nobody. */
export function logCode(log: Logger, error: unknown, what: string) {
  const { code, name } = error as NodeJS.ErrnoException;
  log.error({ code: code ?? name }, what);
}
