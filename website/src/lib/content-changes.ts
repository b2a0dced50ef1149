/** For so long nobody tries the backend again after it failed, ms: its last good answers are given meanwhile. */
const DOWN_MS = 5000;

interface ContentState {
  /** When content of a cache tag was last changed, epoch milliseconds. */
  changedAt: Map<string, number>;
  lastChangeAt: number;
  downUntil: number;
  listeners: Set<() => void>;
}

const KEY = Symbol.for('clinic.content-changes');

/** One for the process: what Next bundles, its cache handler and the server in front hold a copy of this module each. */
function state(): ContentState {
  const known: ContentState | undefined = Reflect.get(globalThis, KEY);
  if (known) return known;
  const made: ContentState = { changedAt: new Map(), lastChangeAt: 0, downUntil: 0, listeners: new Set() };
  Reflect.set(globalThis, KEY, made);
  return made;
}

/** Remembers that content with these cache tags was published, changed or removed just now, and tells who listens. */
export function markChanged(tags: readonly string[]): void {
  const { changedAt, listeners } = state();
  const now = Date.now();
  for (const tag of tags) changedAt.set(tag, now);
  state().lastChangeAt = now;
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change of content. */
export function onContentChange(listener: () => void): void {
  state().listeners.add(listener);
}

/** True when content of one of the tags changed after `time`, epoch milliseconds. Of two in one millisecond: true. */
export function isChangedSince({ tags, time }: { tags: readonly string[]; time: number }): boolean {
  const { changedAt } = state();
  return tags.some((tag) => (changedAt.get(tag) ?? 0) >= time);
}

/** When content last changed, epoch milliseconds; 0 when never since this process started. */
export function lastChangeAt(): number {
  return state().lastChangeAt;
}

/** Remembers that content could not be read: for a moment what was read before is taken for current. */
export function markBackendDown(): void {
  state().downUntil = Date.now() + DOWN_MS;
}

export function isBackendDown(): boolean {
  return Date.now() < state().downUntil;
}
