import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import type { HistoryLine } from '@/features/desk/appointments/history-words';
import { getTranslations } from '@/i18n/translations';
import { dateInZone, formatDuration } from '@/lib/time/clinic-time';
import type { OpenRequest } from './components/call-desk';
import { tryAgainChoices } from './rules';

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
      tryAgain: tryAgainChoices(startsAt, now).map((minutes) => ({
        value: String(minutes),
        label: t('in', { duration: formatDuration(minutes, locale) }),
      })),
      today: dateInZone({ instant: new Date(now), timeZone }),
      lastDay: dateInZone({ instant: startsAt, timeZone }),
    },
  };
}
