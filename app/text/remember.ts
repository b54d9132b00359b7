/**
 * Reads each text once and keeps what it read of the first `most`. Strangers can send any number of others, so those are read every time.
 */
export function remember<Result>(most: number, read: (text: string) => Result) {
  const known = new Map<string, { result: Result }>();
  return (text: string) => {
    const found = known.get(text);
    if (found) return found.result;
    const result = read(text);
    if (known.size < most) known.set(text, { result });
    return result;
  };
}
