import { SETTING_NAMES } from '@/contract/clinic-settings';
import type { LogEntry } from '@/contract/log';
import { CLINIC_TEXTS } from '@/contract/message-texts';
import { ROLES } from '@/contract/roles';
import { settingOf } from '@/features/desk/settings/rules';
import { getTranslations } from '@/i18n/translations';
import { actionOf, wordOf } from '../rules';

const DETAILS = [
  'role',
  'branches',
  'blocked',
  'secondFactorRequired',
  'all',
  'side',
  'route',
  'status',
  'visits',
  'messages',
  'mails',
  'setting',
  'from',
  'to',
  'what',
  'done',
  'toMove',
  'stays',
  'canceled',
  'feed',
  'key',
  'sought',
  'count',
] as const;
const VALUES = [
  'true',
  'false',
  'front',
  'back',
  'clinic',
  'schedule',
  'day-off',
  'closure',
  'added',
  'changed',
  'removed',
] as const;

/** Shows what an entry has beside its action: rights that were given, a side of a card, what was tried and refused. */
export async function EntryDetail({ detail }: { detail: NonNullable<LogEntry['detail']> }) {
  const [t, settings, texts, staff] = await Promise.all([
    getTranslations('log'),
    getTranslations('settings'),
    getTranslations('messageTexts'),
    getTranslations('staff'),
  ]);
  /** `whatToBring.en` in words. */
  const nameOf = (path: string) => {
    const known = SETTING_NAMES.find((name) => name === settingOf(path));
    const [, part] = path.split('.');
    const language = part === 'en' || part === 'ar' ? ` (${settings(`languages.${part}`)})` : '';
    const text = CLINIC_TEXTS.find((name) => name === settingOf(path));
    if (text) return `${texts(`names.${text}`)}${language}`;
    return known ? `${settings(`fields.${known}.label`)}${language}` : path;
  };
  const attempt = actionOf(String(detail.attempt));
  // The address of a call says nothing to whoever reads its name beside it.
  const isShown = (name: (typeof DETAILS)[number]) => name !== 'route' || attempt === null;
  const shown = DETAILS.filter(
    (name) => isShown(name) && detail[name] !== null && detail[name] !== undefined,
  );
  const lines = shown.map((name) => {
    const value = name === 'setting' ? nameOf(String(detail[name])) : String(detail[name]);
    const role = ROLES.find((one) => name === 'role' && one === value);
    const known = VALUES.find((one) => one === value);
    return (
      <span key={name} className="wrap-anywhere block text-text-soft">
        {t(`details.${name}`)}:{' '}
        <bdi>{role ? staff(`roles.${role}`) : known ? t(`values.${known}`) : value}</bdi>
      </span>
    );
  });
  return (
    <>
      {attempt ? (
        <span className="wrap-anywhere block text-text-soft">
          {t('details.attempt')}: {t(`actions.${wordOf(attempt)}`)}
        </span>
      ) : null}
      {lines}
    </>
  );
}
