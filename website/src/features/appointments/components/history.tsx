import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { formatDate, formatTime } from '@/lib/clinic-time';
import type { AppointmentFile } from '../schema';

/** Who moved the appointment, when, from and to what, and why; the latest first. */
export async function History({ locale, file }: { locale: Locale; file: AppointmentFile }) {
  const t = await getTranslations('appointments');
  const actorOf = (actor: string) =>
    actor === 'patient' || actor === 'system' ? t(`detail.actors.${actor}`) : t('detail.actors.staff');
  return (
    <Card as="section">
      <h2 className="text-lg">{t('detail.history')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {[...file.history].reverse().map((event) => {
          const moment = { instant: event.at, timeZone: file.timeZone, locale };
          return (
            <li key={`${event.at}-${event.to}`} className="py-2">
              <p className="font-semibold">
                {event.from
                  ? t('detail.event', { from: t(`status.${event.from}`), to: t(`status.${event.to}`) })
                  : t('detail.created')}
              </p>
              <p className="text-sm text-text-soft">
                {actorOf(event.actor)} ·{' '}
                {t('moment', {
                  date: formatDate({ ...moment, style: 'medium' }),
                  time: formatTime(moment),
                })}
              </p>
              {event.reason ? (
                <p className="text-sm" dir="auto">
                  {t('detail.reason', { reason: event.reason })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
