/** Repeatable choices (FNV-1a, mulberry32): each thing has a key, so that it stays when something beside it changes. */
export class Random {
  private state = 0x811c9dc5;

  constructor(...key: readonly (string | number)[]) {
    for (const byte of Buffer.from(key.join('|'))) this.state = Math.imul(this.state ^ byte, 0x01000193);
  }

  /** Returns a number from 0 on, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
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

  /** One of a list, as often as its share says. */
  pickByShare<Value extends { share: number }>(list: readonly Value[]): Value {
    let left = this.next() * list.reduce((sum, { share }) => sum + share, 0);
    for (const one of list) {
      left -= one.share;
      if (left < 0) return one;
    }
    return this.pick(list);
  }
}
