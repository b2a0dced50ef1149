import type { DataKind, ProcessingRegister, Retention } from '@/contract/processing-register';
import { type Locale, localePath } from '@/i18n/routing';

type Stored = ProcessingRegister['activities'][number]['stored'];

export const privacyPath = (locale: Locale) => localePath({ locale, path: '/admin/privacy' });

/** Groups kinds of data by retention, in their given order. */
export function groupByRetention(stored: Stored): { retention: Retention; kinds: DataKind[] }[] {
  const groups = new Map<string, { retention: Retention; kinds: DataKind[] }>();
  for (const { retention, fields } of stored) {
    const key = `${retention.kind} ${retention.days}`;
    const group = groups.get(key) ?? { retention, kinds: [] };
    groups.set(key, group);
    for (const { kind } of fields) if (!group.kinds.includes(kind)) group.kinds.push(kind);
  }
  return [...groups.values()];
}

/** The days of a range, which somebody may have chosen the wrong way round. */
export function inOrder<Days extends { firstDay: string | null; lastDay: string | null }>(days: Days): Days {
  const { firstDay, lastDay } = days;
  const isReversed = firstDay !== null && lastDay !== null && firstDay > lastDay;
  return isReversed ? { ...days, firstDay: lastDay, lastDay: firstDay } : days;
}
