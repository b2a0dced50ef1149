/** Storage of encrypted cards, named by 64 hexadecimal digits. Every call rejects when it cannot be reached. */
export interface CardStorage {
  put: (card: { name: string; content: Buffer }) => Promise<void>;
  /** Null when there is nothing under this name. */
  get: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no fault. */
  remove: (name: string) => Promise<void>;
}

/** Names come from random bytes; anything else would be a way out of the folder. */
export function assertCardName(name: string): void {
  if (!/^[0-9a-f]{64}$/.test(name)) throw new Error('Not the name of a stored card');
}
