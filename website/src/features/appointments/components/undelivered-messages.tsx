import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Undelivered } from '@/contract/appointment';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { appointmentPath, mailKind } from '../rules';

/** Messages that did not reach their patients: somebody has to call, or mend what is wrong. Nothing where there are none. */
export async function UndeliveredMessages({ locale, messages }: { locale: Locale; messages: Undelivered[] }) {
  if (messages.length === 0) return null;
  const [t, words] = await Promise.all([
    getTranslations('appointments.undelivered'),
    getTranslations('appointments'),
  ]);
  return (
    <section aria-labelledby="undelivered-title" className="mt-8">
      <h2 id="undelivered-title" className="flex items-center gap-2 text-danger text-lg">
        <Icon name="lucide:circle-alert" className="size-5" />
        {t('title', { count: messages.length })}
      </h2>
      <p className="text-sm text-text-soft">{t('text')}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {messages.map(({ documentId, kind, channel, appointment, bookingNumber, startsAt, timeZone }) => {
          const at = { instant: startsAt, timeZone, locale };
          const moment = words('moment', {
            date: formatDate({ ...at, style: 'medium' }),
            time: formatTime(at),
          });
          const mail = words(`mails.kinds.${mailKind(kind)}`);
          return (
            <li key={documentId} className="flex flex-wrap items-center gap-x-4 px-5 py-1">
              <Link
                href={appointmentPath({ locale, id: appointment })}
                prefetch={false}
                className="inline-flex min-h-11 items-center font-semibold text-action"
              >
                <bdi dir="ltr">{bookingNumber}</bdi>
              </Link>
              <span>{words('mails.by', { mail, channel: words(`channels.${channel}`) })}</span>
              <span className="text-text-soft">{t('visit', { moment })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
