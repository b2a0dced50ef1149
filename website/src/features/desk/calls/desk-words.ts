import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import { type HistoryLine, historyLine } from '@/features/desk/appointments/history-words';
import { getTranslations } from '@/i18n/translations';
import { dateInZone, formatDurationAfter } from '@/lib/time/clinic-time';
import { tryAgainChoices } from './rules';

export type OpenRequest = Awaited<ReturnType<typeof openRequest>>;

/** Returns the open request as the forms of its outcomes need it. */
export async function openRequest(file: AppointmentDetail, history: HistoryLine[], locale: Locale) {
  const t = await getTranslations('calls.desk');
  const { startsAt, timeZone } = file;
  const now = Date.now();
  return {
    id: file.documentId,
    version: file.version,
    isPending: file.status === 'pending',
    history: history.map(historyLine),
    /** Minutes until another try, and the dates between which a patient may be called back. */
    choices: {
      tryAgain: tryAgainChoices(startsAt, now).map((minutes) => ({
        value: String(minutes),
        label: t('in', { duration: formatDurationAfter(minutes, locale) }),
      })),
      today: dateInZone({ instant: new Date(now), timeZone }),
      lastDay: dateInZone({ instant: startsAt, timeZone }),
    },
  };
}
