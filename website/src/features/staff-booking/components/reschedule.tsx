import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import type { Calendar } from '@/contract/calendar';
import { appointmentPath, movePath } from '@/features/appointments/rules';
import { formatCalendarDate, formatDate, formatTime } from '@/lib/clinic-time';
import { addDays } from '@/lib/week';
import { RescheduleForm } from './reschedule-form';

/** The page that moves an appointment: what it is, and the free times of a week that its doctor has for it. */
export async function RescheduleAppointment({
  locale,
  file,
  from,
  today,
  calendar,
}: {
  locale: Locale;
  file: AppointmentDetail;
  from: string;
  today: string;
  calendar: Calendar;
}) {
  const t = await getTranslations('staffCalendar');
  const { timeZone, documentId: id, version } = file;
  const at = { instant: file.startsAt, timeZone, locale };
  const days = (calendar.data[0]?.days ?? []).map(({ date, entries }) => ({
    date,
    title: formatCalendarDate({ date, locale, style: 'long' }),
    times: entries
      .filter(({ kind }) => kind === 'free')
      .map(({ startsAt }) => ({ startsAt, label: formatTime({ instant: startsAt, timeZone, locale }) })),
  }));
  const isLive = ['pending', 'confirmed'].includes(file.status) && new Date(file.startsAt) > new Date();
  const link = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-action';
  const earlier = addDays({ date: from, days: -7 });
  return (
    <Container narrow>
      <Link href={appointmentPath({ locale, id })} prefetch={false} className={link}>
        <Icon name="lucide:arrow-left" />
        {t.rich('move.back', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> })}
      </Link>
      <h1 className="text-2xl">{t('move.title')}</h1>
      <Card className="mt-4">
        <p>
          <bdi className="font-semibold">
            {file.firstName} {file.lastName}
          </bdi>
        </p>
        <p>
          {t('move.now', { date: formatDate(at), time: formatTime(at) })}
          <br />
          {file.doctor.name?.[locale]} · {file.branch.name?.[locale]} · {file.service.name?.[locale]}
        </p>
      </Card>
      {isLive ? (
        <>
          <nav aria-label={t('move.weeks')} className="mt-4 flex flex-wrap justify-between gap-x-4">
            {from > today ? (
              <Link
                href={movePath({ locale, id, from: earlier < today ? today : earlier })}
                prefetch={false}
                className={link}
              >
                <Icon name="lucide:chevron-left" />
                {t('move.earlier')}
              </Link>
            ) : (
              <span />
            )}
            <Link
              href={movePath({ locale, id, from: addDays({ date: from, days: 7 }) })}
              prefetch={false}
              className={link}
            >
              {t('move.later')}
              <Icon name="lucide:chevron-right" />
            </Link>
          </nav>
          <RescheduleForm
            key={from}
            locale={locale}
            id={id}
            version={version}
            days={days}
            words={{ none: t('move.none'), submit: t('move.submit'), pending: t('move.pending') }}
          />
        </>
      ) : (
        <p className="mt-4">{t('refused.notLive')}</p>
      )}
    </Container>
  );
}
