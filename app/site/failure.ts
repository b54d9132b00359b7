/** What a log may say of an error. Not its message: a database quotes in it what a visitor wrote, and a bad address stands in it whole. */
export function failureOf(error: unknown) {
  const { name, code, stack = "" } = error as NodeJS.ErrnoException;
  return { name, code, where: stack.split("\n").filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)) };
}
