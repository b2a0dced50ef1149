import { withinTime } from './within-time';

/** Keeps a reading for `validMs`, begun once at a time; null when it fails or takes longer than `timeoutMs`, but it goes on. */
export function keptReading<Value>(
  read: () => Promise<Value>,
  { validMs, timeoutMs }: { validMs: number; timeoutMs: number },
): () => Promise<Value | null> {
  let kept: { at: number; value: Value } | null = null;
  let running: Promise<Value> | null = null;
  return async () => {
    // A clock that was set back leaves no way to know how old something is.
    if (kept && Math.abs(Date.now() - kept.at) < validMs) return kept.value;
    running ??= read().finally(() => {
      running = null;
    });
    try {
      const value = await withinTime(running, timeoutMs);
      kept = { at: Date.now(), value };
      return value;
    } catch {
      return null;
    }
  };
}
