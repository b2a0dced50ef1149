/** Bytes that all websites share for a while. Never throws: a store that fails is one that has nothing. */
export interface SharedStore {
  get: (key: string) => Promise<Buffer | null>;
  /** Kept for `seconds` at most; nobody waits for it. */
  set: (key: string, bytes: Buffer, seconds: number) => void;
  /** What is kept is kept for `seconds` from now. */
  touch: (key: string, seconds: number) => void;
}

const KEY = Symbol.for('clinic.shared-store');

/** One for the process: Next's cache handler and the server in front hold a copy of this module each. */
export function provideSharedStore(store: SharedStore | null): void {
  Reflect.set(globalThis, KEY, store);
}

/** Null where this website keeps its pages to itself. */
export function sharedStore(): SharedStore | null {
  return Reflect.get(globalThis, KEY) ?? null;
}

/** The same store for keys of one kind. */
export function withPrefix(store: SharedStore, prefix: string): SharedStore {
  return {
    get: (key) => store.get(prefix + key),
    set: (key, bytes, seconds) => store.set(prefix + key, bytes, seconds),
    touch: (key, seconds) => store.touch(prefix + key, seconds),
  };
}
