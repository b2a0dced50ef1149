/** Facts that requests have in common which are only counted. */
export interface Kind {
  method: string;
  route: string;
  status: number;
}

const SECOND_MS = 1000;

/** Bounds lines of what memory answers: so many a second are written, the rest are counted and told together. */
export class Bursts {
  private readonly counts = new Map<string, { kind: Kind; count: number }>();
  private written = 0;
  private endsAt = Number.NEGATIVE_INFINITY;

  /** @param tell is called for each kind of what was counted */
  constructor(
    private readonly perSecond: number,
    private readonly tell: (told: Kind & { count: number }) => void,
  ) {}

  /** True when this one may have a line of its own. @param now milliseconds of a clock that only goes forward */
  isRoomFor(now: number): boolean {
    if (now >= this.endsAt) {
      this.endsAt = now + SECOND_MS;
      this.written = 0;
    }
    this.written += 1;
    return this.written <= this.perSecond;
  }

  count(kind: Kind): void {
    if (this.counts.size === 0) setTimeout(() => this.tellAll(), SECOND_MS).unref();
    const key = `${kind.method} ${kind.route} ${kind.status}`;
    const known = this.counts.get(key);
    if (known) known.count += 1;
    else this.counts.set(key, { kind, count: 1 });
  }

  private tellAll(): void {
    for (const { kind, count } of this.counts.values()) this.tell({ ...kind, count });
    this.counts.clear();
  }
}
