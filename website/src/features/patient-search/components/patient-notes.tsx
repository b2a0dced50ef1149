import Link from 'next/link';
import type { Locale } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { PatientFile } from '@/contract/patient-file';
import { appointmentPath } from '@/features/appointments/rules';
import { getTranslations } from '@/i18n/translations';
import { formatDate } from '@/lib/clinic-time';

/** What staff noted about a patient's appointments, the latest first. */
export async function PatientNotes({ locale, file }: { locale: Locale; file: PatientFile }) {
  const [t, words] = await Promise.all([
    getTranslations('appointments.notes'),
    getTranslations('appointments'),
  ]);
  const zoneOf = (appointment: string) =>
    file.appointments.find(({ documentId }) => documentId === appointment)?.timeZone ?? 'UTC';
  return (
    <Card as="section">
      <h2 className="text-lg">{t('title')}</h2>
      {file.notes.length === 0 ? <p className="mt-2 text-text-soft">{t('none')}</p> : null}
      <ul className="divide-y divide-line">
        {file.notes.map(({ documentId, appointment, at, by, text }) => (
          <li key={documentId} className="py-3">
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
            <p className="text-sm text-text-soft">
              <bdi>{by ?? words('detail.actors.staff')}</bdi> ·{' '}
              <Link
                href={appointmentPath({ locale, id: appointment })}
                prefetch={false}
                className="text-action underline underline-offset-4"
              >
                {formatDate({ instant: at, timeZone: zoneOf(appointment), locale, style: 'medium' })}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
