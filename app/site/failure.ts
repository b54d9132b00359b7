/** What of a logger is needed here. */
type ErrorLog = { error: (facts: object, message: string) => void };

/**
 * What the log may say about an error. Not its message: a database error quotes what a visitor wrote, and a bad URL appears in it in full.
 */
export function failureOf(error: unknown) {
  const { name, code, stack = "" } = error as NodeJS.ErrnoException;
  return { name, code, where: stack.split("\n").filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)) };
}

/**
 * Of what may be away, such as the database, the error's code says enough and identifies nobody; a mistake of ours is logged with where it
 * happened. Returns the status to answer with.
 */
export function logFailure(log: ErrorLog, error: unknown, what: string): FailureStatus {
  const isOurs = isOurMistake(error);
  const { code, name } = error as NodeJS.ErrnoException;
  log.error(isOurs ? failureOf(error) : { code: code ?? name }, what);
  return isOurs ? 500 : 503;
}

/** A mistake in our code, or something that is away and comes back. */
export type FailureStatus = 500 | 503;

/** What a program throws about itself, and no database or network about theirs. */
export function isOurMistake(error: unknown) {
  return [TypeError, RangeError, ReferenceError, SyntaxError, URIError].some((kind) => error instanceof kind);
}
