import { SETTING_NAMES } from '@/contract/clinic-settings';
import type { LogEntry } from '@/contract/log';
import { CLINIC_TEXTS } from '@/contract/message-texts';
import { ROLES } from '@/contract/roles';
import { settingOf } from '@/features/desk/settings/rules';
import { messagesIn } from '@/i18n/messages';
import { getWords } from '@/i18n/translations';
import { keyOfDotted } from '@/lib/text/message-key';
import { actionOf, wordOfValue } from '../rules';

/** Details of a log entry: rights given, the side of a card, the refused attempt. */
export async function EntryDetail({ detail }: { detail: NonNullable<LogEntry['detail']> }) {
  const [locale, t, settings, texts, staff] = await getWords('log', 'settings', 'messageTexts', 'staff');
  const messages: Record<'details' | 'values', Partial<Record<string, string>>> = (await messagesIn(locale))
    .log;
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
  const isShown = (name: string) => {
    // The raw address of a call adds nothing if its name is shown.
    if (name === 'attempt' || (name === 'route' && attempt !== null)) return false;
    return detail[name] !== null && detail[name] !== undefined;
  };
  const lines = Object.entries(messages.details).flatMap(([name, label]) => {
    if (!isShown(name)) return [];
    const value = name === 'setting' ? nameOf(String(detail[name])) : String(detail[name]);
    const role = ROLES.find((one) => name === 'role' && one === value);
    const known = wordOfValue({ name, value, words: messages.values });
    return (
      <span key={name} className="wrap-anywhere block text-text-soft">
        {label}: <bdi>{role ? staff(`roles.${role}`) : (known ?? value)}</bdi>
      </span>
    );
  });
  return (
    <>
      {attempt ? (
        <span className="wrap-anywhere block text-text-soft">
          {t('details.attempt')}: {t(`actions.${keyOfDotted(attempt)}`)}
        </span>
      ) : null}
      {lines}
    </>
  );
}
