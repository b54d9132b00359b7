/** A part of an address as people read it. What isn't encoded as it should be stays as it is. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
