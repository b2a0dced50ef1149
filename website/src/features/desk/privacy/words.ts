import type { Locale } from 'next-intl';
import type { Recipient, Retention } from '@/contract/processing-register';
import type { Words } from '@/i18n/translations';

export function sayRecipient({
  recipient: { kind, names, count, days },
  locale,
  t,
}: {
  recipient: Recipient;
  locale: Locale;
  t: Words<'privacy'>;
}): string {
  if (kind === 'calendars') return t('calendarCount', { count });
  if (kind === 'backups') return days === null ? t('backupUnknown') : t('backupDays', { days });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(names);
}

export function sayRetention({ kind, days }: Retention, t: Words<'privacy'>): string {
  return t(`kept.${kind}`, { days: days ?? 0 });
}
