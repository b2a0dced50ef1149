interface Waiting {
  failures: number;
  pass: () => void;
  refuse: (milliseconds: number) => void;
}

interface Lane {
  /** Moment at which the next try may pass, in epoch milliseconds. */
  nextAt: number;
  waiting: Waiting[];
}

interface Pace {
  gapMs: number;
  /** Time for which a try waits for its turn before it is told to come back. */
  timeoutMs: number;
  capacity: number;
}

/** Takes the turn of a lane among all backends: 0 when it was free, else after how many milliseconds it is. */
export type TakeTurn = (lane: string) => Promise<number>;

/** Lets the tries of a lane (an account or address under attack) pass one by one: who has failed least, as its owner, is next. */
export class SlowLanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(
    private readonly pace: Pace,
    private readonly takeTurn: TakeTurn = async () => 0,
  ) {}

  /** @returns 0 when the try may pass now, else after how many milliseconds to come back */
  wait({ lane: name, failures }: { lane: string; failures: number }): Promise<number> {
    const known = this.lanes.get(name);
    const lane = known ?? { nextAt: Date.now(), waiting: [] };
    if (lane.waiting.length >= this.pace.capacity && !this.giveUpWorst({ lane, failures })) {
      return Promise.resolve(this.remaining(lane));
    }
    const turn = this.enqueue({ lane, failures });
    if (!known) {
      this.lanes.set(name, lane);
      void this.letNextPass({ name, lane });
    }
    return turn;
  }

  private remaining(lane: Lane): number {
    return Math.max(1, lane.nextAt - Date.now());
  }

  private enqueue({ lane, failures }: { lane: Lane; failures: number }): Promise<number> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(entry), 1);
        resolve(this.remaining(lane));
      }, this.pace.timeoutMs);
      const end = (milliseconds: number) => {
        clearTimeout(timeout);
        resolve(milliseconds);
      };
      const entry: Waiting = { failures, pass: () => end(0), refuse: end };
      lane.waiting.push(entry);
    });
  }

  private giveUpWorst({ lane, failures }: { lane: Lane; failures: number }): boolean {
    const worst = lane.waiting.reduce((most, one) => (one.failures > most.failures ? one : most));
    if (worst.failures <= failures) return false;
    lane.waiting.splice(lane.waiting.indexOf(worst), 1);
    worst.refuse(this.remaining(lane));
    return true;
  }

  private async letNextPass({ name, lane }: { name: string; lane: Lane }): Promise<void> {
    if (lane.waiting.length === 0) {
      this.lanes.delete(name);
      return;
    }
    // A process that cannot reach the shared count keeps its own pace.
    const milliseconds = await this.takeTurn(name).catch(() => 0);
    const next = milliseconds === 0 ? this.takeBest(lane) : undefined;
    const pauseMs = milliseconds || this.pace.gapMs;
    lane.nextAt = Date.now() + pauseMs;
    setTimeout(() => void this.letNextPass({ name, lane }), pauseMs).unref();
    next?.pass();
  }

  private takeBest(lane: Lane): Waiting | undefined {
    const least = Math.min(...lane.waiting.map(({ failures }) => failures));
    const best = lane.waiting.filter(({ failures }) => failures === least);
    const next = best[Math.floor(Math.random() * best.length)];
    if (next) lane.waiting.splice(lane.waiting.indexOf(next), 1);
    return next;
  }
}
