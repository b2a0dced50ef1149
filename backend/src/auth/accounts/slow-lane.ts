interface Waiting {
  failures: number;
  pass: () => void;
  refuse: (milliseconds: number) => void;
}

interface Lane {
  /** When the next try may pass, in epoch milliseconds. */
  nextAt: number;
  waiting: Waiting[];
  timer: NodeJS.Timeout | null;
}

interface Pace {
  /** Between two tries that pass. */
  gapMs: number;
  /** How long a try waits for its turn before it is told to come back. */
  timeoutMs: number;
  /** How many wait at once. */
  capacity: number;
}

/**
 * Lets the tries of a lane (an account or an address under attack) pass one by one with a gap between them. Who
 * has failed least passes next: whoever guesses waits behind the owner who has just arrived.
 */
export class SlowLanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly pace: Pace) {}

  /** @returns 0 when the try may pass now, else after how many milliseconds to come back */
  wait({ lane: name, failures }: { lane: string; failures: number }): Promise<number> {
    const now = Date.now();
    const lane = this.lanes.get(name) ?? { nextAt: now, waiting: [], timer: null };
    this.lanes.set(name, lane);
    if (lane.nextAt <= now && lane.waiting.length === 0) {
      this.passed({ name, lane, now });
      return Promise.resolve(0);
    }
    if (lane.waiting.length >= this.pace.capacity && !this.giveUpWorst({ lane, failures })) {
      return Promise.resolve(Math.max(1, lane.nextAt - now));
    }
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(entry), 1);
        resolve(Math.max(1, lane.nextAt - Date.now()));
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
    worst.refuse(Math.max(1, lane.nextAt - Date.now()));
    return true;
  }

  private passed({ name, lane, now }: { name: string; lane: Lane; now: number }): void {
    lane.nextAt = now + this.pace.gapMs;
    lane.timer = setTimeout(() => this.letNextPass({ name, lane }), this.pace.gapMs);
    lane.timer.unref();
  }

  private letNextPass({ name, lane }: { name: string; lane: Lane }): void {
    const least = Math.min(...lane.waiting.map(({ failures }) => failures));
    const best = lane.waiting.filter(({ failures }) => failures === least);
    const next = best[Math.floor(Math.random() * best.length)];
    if (!next) {
      this.lanes.delete(name);
      return;
    }
    lane.waiting.splice(lane.waiting.indexOf(next), 1);
    this.passed({ name, lane, now: Date.now() });
    next.pass();
  }
}
