import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { OwnAppointment } from '@/contract/appointment';
import { visitEnd } from '@/contract/visit-end';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import type { AppointmentFileName } from '../data';
import { calendarLinks } from '../rules';

/** Actions of a patient: keep the appointment as a page or a calendar entry, ask for another time, cancel. */
export async function AppointmentActions({
  appointment,
  visitMinutes,
  words,
}: {
  appointment: OwnAppointment;
  /** Minutes that the clinic says the visit takes in all; null for the appointment alone. */
  visitMinutes: number | null;
  /** The appointment in words, for calendars on the web. */
  words: { doctor: string; service: string; branch: string; address: string };
}) {
  const [locale, t] = await getWords('appointment');
  const page = localePath({ locale, path: `/booking/confirmation/${appointment.bookingNumber}` });
  const fileAddress = (name: AppointmentFileName) => `${page}/${appointment.fileKey}/${name}`;
  const isPending = appointment.status === 'pending';
  const call = appointment.callBy && { instant: appointment.callBy, timeZone: appointment.timeZone, locale };
  // With its date: an entry of a calendar is read on other days too.
  const callWords = call
    ? t('calendar.pendingCall', { time: sayTime(call), date: formatDate(call) })
    : t('calendar.pending');
  const { google, outlook } = calendarLinks({
    title: isPending ? t('calendar.requested', { doctor: words.doctor }) : words.doctor,
    details: [
      words.service,
      t('calendar.number', { number: appointment.bookingNumber }),
      ...(isPending ? [callWords] : []),
    ].join('\n'),
    location: [words.branch, words.address].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
    startsAt: appointment.startsAt,
    endsAt: new Date(
      visitEnd({
        startsAt: Date.parse(appointment.startsAt),
        endsAt: Date.parse(appointment.endsAt),
        visitMinutes,
      }),
    ).toISOString(),
  });
  return (
    <div className="mt-4 space-y-5 print:hidden">
      <section aria-labelledby="keep-title">
        <h2 id="keep-title" className="text-lg">
          {t('keep.title')}
        </h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          <li>
            <FileLink href={fileAddress('appointment.pdf')} icon="lucide:file-down">
              {t('keep.pdf')}
            </FileLink>
          </li>
          <li>
            <FileLink href={fileAddress('appointment.ics')} icon="lucide:calendar-plus">
              {appointment.status === 'canceled' ? t('keep.calendarCanceled') : t('keep.calendar')}
            </FileLink>
          </li>
        </ul>
        {appointment.canCancel ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
            <span className="text-text-soft">{t('keep.orOnline')}</span>
            <OnlineCalendar href={google}>{t('keep.google')}</OnlineCalendar>
            <OnlineCalendar href={outlook}>{t('keep.outlook')}</OnlineCalendar>
          </p>
        ) : null}
      </section>
      {appointment.canMove || appointment.canCancel ? (
        <section aria-labelledby="change-title">
          <h2 id="change-title" className="text-lg">
            {t('change.title')}
          </h2>
          <div className="mt-3 flex flex-wrap gap-3">
            {appointment.canMove ? (
              <ButtonLink href={`${page}/move`} variant="secondary" prefetch={false}>
                <Icon name="lucide:calendar-clock" />
                {t('change.move')}
              </ButtonLink>
            ) : null}
            {appointment.canCancel ? (
              <ButtonLink href={`${page}/cancel`} variant="quiet" prefetch={false} className="text-danger">
                {t('change.cancel')}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ) : null}
    </div>
  );
}

/** A plain link: the browser fetches the file itself, no page of ours is involved. */
function FileLink({ href, icon, children }: { href: string; icon: string; children: ReactNode }) {
  return (
    <a href={href} className={`${buttonClass({ variant: 'secondary' })} w-full`}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

function OnlineCalendar({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}
