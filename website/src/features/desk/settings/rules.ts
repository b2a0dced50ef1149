import { SETTING_GROUPS, type SettingGroup, type SettingValue } from '@/contract/clinic-settings';
import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

/** Path of a group of the settings; the first one has the bare address. */
export function settingsPath({
  locale,
  part = SETTING_GROUPS[0],
  isSaved = false,
}: {
  locale: Locale;
  part?: SettingGroup;
  isSaved?: boolean;
}): string {
  const path = localePath({ locale, path: '/admin/settings' });
  return withSearch(path, {
    part: part === SETTING_GROUPS[0] ? null : part,
    outcome: isSaved ? 'saved' : null,
  });
}

export function readPart(value: unknown): SettingGroup {
  return SETTING_GROUPS.find((group) => group === value) ?? SETTING_GROUPS[0];
}

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
