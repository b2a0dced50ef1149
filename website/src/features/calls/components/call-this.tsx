import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { AppointmentFile } from '@/features/appointments/schema';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { CallThisForm } from './call-this-form';

/** Beside a pending appointment: who is on the phone about it, what was tried, and the way to call. */
export async function CallThis({ locale, file }: { locale: Locale; file: AppointmentFile }) {
  if (file.status !== 'pending') return null;
  const [t, words] = await Promise.all([getTranslations('calls'), getTranslations('appointments')]);
  const { tries, dueAt, openedBy } = file.call;
  const due = dueAt && { instant: dueAt, timeZone: file.timeZone, locale };
  return (
    <Card as="section">
      <h2 className="text-lg">{t('this.title')}</h2>
      {tries > 0 ? <p className="text-text-soft">{t('tries', { count: tries })}</p> : null}
      {due ? (
        <p className="text-text-soft">
          {t('this.due', {
            moment: words('moment', {
              date: formatDate({ ...due, style: 'medium' }),
              time: formatTime(due),
            }),
          })}
        </p>
      ) : null}
      {openedBy && !openedBy.isYou ? (
        <p className="mt-2 font-semibold">{t('with', { name: openedBy.name ?? '' })}</p>
      ) : (
        <CallThisForm
          locale={locale}
          id={file.documentId}
          words={{ open: t('this.open'), sending: t('desk.sending') }}
        />
      )}
    </Card>
  );
}
