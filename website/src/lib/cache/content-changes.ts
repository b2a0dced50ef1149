import { processValue } from '../process/process-slot';

/** Time without a new try after the backend failed, ms: its last good answers are given meanwhile. */
const DOWN_MS = 5000;

/** Clocks of two machines are no further apart, ms. */
const CLOCK_SKEW_MS = 60_000;

/** Last change of content of each cache tag, epoch milliseconds of the backend; another number, another version. */
export type ContentVersions = Readonly<Record<string, number>>;

interface ContentState {
  /** Moment of the last change of a cache tag, epoch milliseconds. */
  changedAt: Map<string, number>;
  /** Null until the backend was asked, and for good where it is not. */
  versions: ContentVersions | null;
  lastChangeAt: number;
  downUntil: number;
  listeners: Set<() => void>;
}

const state = processValue<ContentState>('content-changes', () => ({
  changedAt: new Map(),
  versions: null,
  lastChangeAt: 0,
  downUntil: 0,
  listeners: new Set(),
}));

/** Remembers that content with these cache tags was published, changed or removed just now, and tells who listens. */
export function markChanged(tags: readonly string[]): void {
  const { changedAt, listeners } = state();
  const now = Date.now();
  for (const tag of tags) changedAt.set(tag, now);
  state().lastChangeAt = now;
  for (const listener of listeners) listener();
}

/**
 * Takes over what the backend says has changed (server/sharing.ts). What differs from the time before has
 * changed just now. The first time it tells what changed while this process was not there: pages of before are as old as
 * they say, and pages of this process may be so too when the backend was out of reach until now.
 */
export function learnVersions(versions: ContentVersions): void {
  const before = state().versions;
  state().versions = versions;
  if (before) {
    const changed = Object.keys({ ...before, ...versions }).filter((tag) => before[tag] !== versions[tag]);
    if (changed.length > 0) markChanged(changed);
    return;
  }
  const { changedAt, listeners } = state();
  const now = Date.now();
  for (const [tag, version] of Object.entries(versions)) {
    changedAt.set(tag, Math.max(changedAt.get(tag) ?? 0, Math.min(now, version + CLOCK_SKEW_MS)));
  }
  for (const listener of listeners) listener();
}

export function onContentChange(listener: () => void): void {
  state().listeners.add(listener);
}

/** True when content of one of the tags changed after `time`, epoch milliseconds. Of two in one millisecond: true. */
export function isChangedSince({ tags, time }: { tags: readonly string[]; time: number }): boolean {
  const { changedAt } = state();
  return tags.some((tag) => (changedAt.get(tag) ?? 0) >= time);
}

/** Returns when content last changed, epoch milliseconds; 0 when never since this process started. */
export function lastChangeAt(): number {
  return state().lastChangeAt;
}

/** Remembers that content could not be read: for a moment the last answers are taken for current. */
export function markBackendDown(): void {
  state().downUntil = Date.now() + DOWN_MS;
}

export function isBackendDown(): boolean {
  const left = state().downUntil - Date.now();
  return left > 0 && left <= DOWN_MS;
}
