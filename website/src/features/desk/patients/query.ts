import 'server-only';
import type { Locale } from 'next-intl';
import { directionOf } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { ManagerToken } from '@/lib/backend/token';
import { exportPatient } from './data';
import { htmlOf } from './rules';

const LABELS = [
  'exportedAt',
  'appointments',
  'contactMessages',
  'outboxMessages',
  'waitingEntries',
  'incomingMessages',
  'stoppedPhones',
  'phoneCodes',
  'bookingNumber',
  'status',
  'attendance',
  'arrivedAt',
  'withDoctorAt',
  'walkIn',
  'branch',
  'doctor',
  'service',
  'specialty',
  'bookedAs',
  'startsAt',
  'endsAt',
  'timeZone',
  'firstName',
  'lastName',
  'phone',
  'tellBy',
  'email',
  'age',
  'guardianName',
  'guardianRelation',
  'guardianPhone',
  'additionalNotes',
  'contractType',
  'organisation',
  'language',
  'recallOn',
  'recallState',
  'reviewedAt',
  'createdAt',
  'consentVersion',
  'consentText',
  'consentAt',
  'tellByText',
  'newsText',
  'appointmentEvents',
  'appointmentNotes',
  'cards',
  'cardViews',
  'visitAnswers',
  'incomingEvents',
  'at',
  'actor',
  'author',
  'viewer',
  'fromStatus',
  'toStatus',
  'reason',
  'fromStartsAt',
  'toStartsAt',
  'changes',
  'fromAttendance',
  'toAttendance',
  'side',
  'uploadedAt',
  'name',
  'message',
  'sentAt',
  'kind',
  'kindName',
  'state',
  'channel',
  'recipient',
  'untilDate',
  'endedAt',
  'weekdays',
  'parts',
  'branches',
  'text',
  'place',
  'mediaState',
  'outcome',
  'question',
  'answer',
  'drawnName',
  'action',
  'expiresAt',
  'usedAt',
  'importedPatients',
  'privacyCases',
  'privacyCaseEvents',
  'way',
  'receivedAt',
  'dueAt',
  'closedAt',
  'contact',
] as const;

/** Writes a patient's data as a file: JSON, or HTML complete in itself. Throws BackendError. */
export async function patientFile({
  token,
  sought,
  locale,
  format,
}: {
  token: ManagerToken;
  sought: string;
  locale: Locale;
  format: 'json' | 'html';
}): Promise<string> {
  const data = await exportPatient({ token, sought });
  if (format === 'json') return `${JSON.stringify(data, null, 2)}\n`;
  const t = await getTranslations({ locale, namespace: 'patients' });
  const labelOf = (key: string) => {
    const known = LABELS.find((label) => label === key);
    return known ? t(`labels.${known}`) : key;
  };
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<title>${t('fileTitle')}</title>
<style>body{font-family:sans-serif;line-height:1.6;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}</style>
<h1>${t('fileTitle')}</h1>
${htmlOf({ value: data, labelOf })}
</html>
`;
}
