/** The same numbers for the same seed (mulberry32), so that findings can be reproduced. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    isTrue: (chance: number) => next() < chance,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    text: (alphabet: readonly string[], most: number) =>
      Array.from({ length: below(most + 1) }, () => alphabet[below(alphabet.length)]).join(""),
  };
}

export type Random = ReturnType<typeof seeded>;
