/** Whether a word can be a whole ID. PostgreSQL takes any other text where it expects one for an error of its own. */
export function isId(word: string) {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word);
}
