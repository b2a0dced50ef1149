/** Runs so many works at a time; the others wait in the order they came. */
export class Semaphore {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  /** True while anybody waits for a place. */
  get isWanted(): boolean {
    return this.waiting.length > 0;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.inside >= this.places) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Passes the slot on directly, so that a new caller cannot overtake.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
