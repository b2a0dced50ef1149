import type { DataKind, ProcessingRegister, Retention } from '@/contract/processing-register';
import { type Locale, localePath } from '@/i18n/routing';

type Stored = ProcessingRegister['activities'][number]['stored'];

export const privacyPath = (locale: Locale) => localePath({ locale, path: '/admin/privacy' });

/** The kinds of data that are kept for the same time, in the order in which they come. */
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
