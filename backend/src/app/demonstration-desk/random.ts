/** 32 bits of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Repeatable choices: the same key gives the same ones (mulberry32). What is chosen for one thing has a key of its own,
 * so that it stays when something beside it changes.
 */
export class Random {
  private state: number;

  constructor(...key: readonly (string | number)[]) {
    this.state = hash(key.join('|'));
  }

  /** From 0 on, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From `low` on, below `high`. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** Milliseconds of a number of minutes from `low` on, below `high`. */
  minutes(low: number, high: number): number {
    return Math.round(this.between(low, high) * 60_000);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws {RangeError} for an empty list */
  pick<Value>(list: readonly Value[]): Value {
    const value = list[Math.floor(this.next() * list.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  }

  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return this.pick(entries)[0];
  }
}
