/** Choices made with the numbers of a seed, the same on every machine (mulberry32). @param {number} seed */
export function createRandom(seed) {
  let state = seed;
  /** A number from 0 to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  const chance = (share) => next() < share;
  const some = (list) => list.filter(() => chance(0.3));
  return { next, below, pick, chance, some };
}
