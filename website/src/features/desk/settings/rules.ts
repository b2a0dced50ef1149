import type { SettingValue } from '@/contract/clinic-settings';

/** Settings that are drawn over the whole width: they are long. */
export const WIDE_KINDS = ['words', 'weekHours', 'dayHours'];

/** Tells whether two values say the same; a form sends line breaks as two signs, and rows in the order of its page. */
export function isSame(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  const plain = (value: SettingValue | undefined) => {
    const ordered = Array.isArray(value) ? value.map((row) => JSON.stringify(row)).sort() : value;
    return JSON.stringify(ordered)?.replaceAll('\\r\\n', '\\n');
  };
  return plain(one) === plain(other);
}

/** Returns what a setting is called where it has a part: `whatToBring.en` is that of `whatToBring`. */
export function settingOf(path: string): string {
  return path.split('.')[0] ?? path;
}
