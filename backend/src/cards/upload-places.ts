/** Uploads in memory at the same time, of all visitors and of one address. */
const MAX_AT_ONCE = 24;
const MAX_AT_ONCE_PER_ADDRESS = 4;
/** Time for which the pictures of one address may be drawn, and within which time; a picture of a phone takes half a second. */
const MAX_DRAWN_MS = 30_000;
const DRAWN_WITHIN_MS = 10 * 60_000;

export class UploadPlaces {
  private taken = 0;
  private readonly byAddress = new Map<string, number>();
  private readonly drawn = new Map<string, { ms: number; since: number }>();

  /** Takes a place for an address (or those without one) until what it gives is called; null when there is none. */
  take({ address, now }: { address: string; now: number }): (() => void) | null {
    const ofAddress = this.byAddress.get(address) ?? 0;
    if (this.taken >= MAX_AT_ONCE) return null;
    if (address && ofAddress >= MAX_AT_ONCE_PER_ADDRESS) return null;
    if (address && this.drawnOf({ address, now }).ms >= MAX_DRAWN_MS) return null;
    this.taken += 1;
    this.byAddress.set(address, ofAddress + 1);
    return () => {
      this.taken -= 1;
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    };
  }

  noteDrawing({ address, ms, now }: { address: string; ms: number; now: number }): void {
    const { since, ms: before } = this.drawnOf({ address, now });
    this.drawn.set(address, { since, ms: before + ms });
    for (const [other, { since: at }] of this.drawn)
      if (now - at >= DRAWN_WITHIN_MS) this.drawn.delete(other);
  }

  private drawnOf({ address, now }: { address: string; now: number }) {
    const known = this.drawn.get(address);
    return known && now - known.since < DRAWN_WITHIN_MS ? known : { ms: 0, since: now };
  }
}
