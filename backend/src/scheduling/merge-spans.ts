import type { Span } from './contested';

/** Spans without their overlaps, in order; those that touch are one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { startsAt, endsAt } of spans.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = merged.at(-1);
    if (last && startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt);
    else merged.push({ startsAt, endsAt });
  }
  return merged;
}
