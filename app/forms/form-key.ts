/** A key that tells a form sent twice from two forms. Not `randomUUID`, which browsers offer only over https. */
export function newKey() {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
