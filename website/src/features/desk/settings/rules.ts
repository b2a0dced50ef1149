import type { SettingValue } from '@/contract/clinic-settings';

/** Settings that are drawn over the whole width: they are long. */
export const WIDE_KINDS = ['words', 'weekHours', 'dayHours'];

/** Tells whether two values say the same; a form sends line breaks as two signs. */
export function isSame(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  const plain = (value: SettingValue | undefined) => JSON.stringify(value)?.replaceAll('\\r\\n', '\\n');
  return plain(one) === plain(other);
}

/** Returns what a setting is called where it has a part: `whatToBring.en` is that of `whatToBring`. */
export function settingOf(path: string): string {
  return path.split('.')[0] ?? path;
}
