/** Uploads in memory at the same time, of all visitors and of one address. */
const MAX_AT_ONCE = 24;
const MAX_AT_ONCE_PER_ADDRESS = 4;

/** Counts the uploads that are under way in one backend. */
export class UploadPlaces {
  private taken = 0;
  private readonly byAddress = new Map<string, number>();

  /**
   * Takes a place until what it gives is called; null when there is none.
   * @param address what stands for the visitor's address; empty when there is none to count by
   */
  take(address: string): (() => void) | null {
    const ofAddress = this.byAddress.get(address) ?? 0;
    if (this.taken >= MAX_AT_ONCE) return null;
    if (address && ofAddress >= MAX_AT_ONCE_PER_ADDRESS) return null;
    this.taken += 1;
    this.byAddress.set(address, ofAddress + 1);
    return () => {
      this.taken -= 1;
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    };
  }
}
