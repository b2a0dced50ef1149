interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/** Most that wait, by rank: above, the source that has most waiting gives one up. */
export type Capacities = readonly [number, number, number];
/** Priority; 0 goes first. */
export type Rank = 0 | 1 | 2;

export interface Turn<Value> {
  rank: Rank;
  source: string;
  work: () => Promise<Value>;
}

/** One in so many turns goes to the lowest waiting priority, so that nobody starves. */
const TURNS_PER_LAST = 4;

/** Thrown when too many wait already; nothing was begun. */
export class QueueFullError extends Error {}

/** A few pieces of work at a time: lower ranks first, the sources of a rank in turn, so that one holds up itself alone. */
export class FairQueue {
  private readonly ranks: Map<string, Waiting[]>[] = [new Map(), new Map(), new Map()];
  private running = 0;
  private turns = 0;

  /** @param slots how many pieces of work go on at once */
  constructor(
    private readonly capacities: Capacities,
    private readonly slots = 1,
  ) {}

  /** @throws QueueFullError, at once or when another source's request took the place */
  async run<Value>({ rank, source, work }: Turn<Value>) {
    // A slot that comes free is handed on, so whoever waited has it already.
    if (this.running >= this.slots) await this.wait({ rank, source });
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private wait({ rank, source }: { rank: Rank; source: string }): Promise<void> {
    const sources = this.ranks[rank] ?? new Map<string, Waiting[]>();
    this.makeRoom(sources, this.capacities[rank], source);
    return new Promise((resolve, reject) => {
      const waiting = sources.get(source) ?? [];
      waiting.push({ begin: resolve, refuse: () => reject(new QueueFullError()) });
      sources.set(source, waiting);
    });
  }

  private makeRoom(sources: Map<string, Waiting[]>, capacity: number, source: string): void {
    const lists = [...sources.values()];
    if (lists.reduce((sum, { length }) => sum + length, 0) < capacity) return;
    const longest = lists.reduce((most, list) => (list.length > most.length ? list : most), []);
    const own = sources.get(source)?.length ?? 0;
    if (longest.length <= own + 1) throw new QueueFullError();
    longest.pop()?.refuse();
  }

  private next(): void {
    this.turns += 1;
    const waiting = this.ranks.filter(({ size }) => size > 0);
    const sources = this.turns % TURNS_PER_LAST === 0 ? waiting.at(-1) : waiting[0];
    const [first] = sources ?? [];
    if (!sources || !first) {
      this.running -= 1;
      return;
    }
    const [source, list] = first;
    const chosen = list.shift();
    sources.delete(source);
    // Moved to the end, so that sources take turns.
    if (list.length > 0) sources.set(source, list);
    chosen?.begin();
  }
}
