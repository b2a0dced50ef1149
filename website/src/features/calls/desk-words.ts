import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import type { HistoryLine } from '@/features/appointments/history-words';
import { getTranslations } from '@/i18n/translations';
import { dateInZone, formatDuration } from '@/lib/clinic-time';
import type { OpenRequest } from './components/call-desk';
import { tryAgainChoices } from './rules';

const KEYS = [
  'next',
  'skip',
  'leave',
  'sending',
  'changes',
  'lost',
  'notPending',
  'outcomes',
  'confirmed',
  'confirmedHint',
  'noAnswer',
  'tryAgain',
  'callBack',
  'date',
  'time',
  'note',
  'canceled',
  'reason',
  'noTimeLeft',
] as const;

/** The words of the desk, which is drawn by the browser. */
export async function deskWords() {
  const t = await getTranslations('calls.desk');
  const words = Object.fromEntries(KEYS.map((key) => [key, t(key)])) as Record<(typeof KEYS)[number], string>;
  return { ...words, lostTo: t('lostTo', { name: '{name}' }) };
}

/** What the forms of an open request need of it. */
export async function openRequest({
  locale,
  file,
  history,
  now,
}: {
  locale: Locale;
  file: AppointmentDetail;
  history: HistoryLine[];
  now: number;
}): Promise<OpenRequest> {
  const t = await getTranslations('calls.desk');
  const { startsAt, timeZone } = file;
  return {
    id: file.documentId,
    version: file.version,
    isPending: file.status === 'pending',
    history: history.map(({ what, who, when }) => [what, who, when].filter(Boolean).join(' · ')),
    choices: {
      tryAgain: tryAgainChoices({ startsAt, now }).map((minutes) => ({
        value: String(minutes),
        label: t('in', { duration: formatDuration({ minutes, locale }) }),
      })),
      today: dateInZone({ instant: new Date(now), timeZone }),
      lastDay: dateInZone({ instant: startsAt, timeZone }),
    },
  };
}
