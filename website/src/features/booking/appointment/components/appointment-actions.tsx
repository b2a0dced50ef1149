import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { isolateLtr } from '@/contract/isolate';
import { visitEnd } from '@/contract/visit-end';
import { appointmentPage } from '@/features/booking/booked/address';
import { getWords } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import { calendarLinks, type ShownNames } from '../rules';

/** Actions of a patient: keep the appointment as a page or a calendar entry, ask for another time, cancel. */
export async function AppointmentActions(props: {
  appointment: OwnAppointment;
  /** Minutes that the clinic says the visit takes in all; null for the appointment alone. */
  visitMinutes: number | null;
  /** The appointment in words, for calendars on the web. */
  names: ShownNames;
}) {
  const { appointment, visitMinutes } = props;
  const { doctor, service, branch } = props.names;
  const [locale, t] = await getWords('appointment');
  const page = appointmentPage(locale, appointment.bookingNumber);
  const calendar = appointment.status === 'canceled' ? 'calendarCanceled' : 'calendar';
  const files = [
    { name: 'appointment.pdf', icon: 'file-down', label: 'pdf' },
    { name: 'appointment.ics', icon: 'calendar-plus', label: calendar },
  ] as const;
  const isPending = appointment.status === 'pending';
  const call = appointment.callBy && { instant: appointment.callBy, timeZone: appointment.timeZone, locale };
  // With its date: an entry of a calendar is read on other days too.
  const callWords = call
    ? t('calendar.pendingCall', { time: sayTime(call), date: formatDate(call) })
    : t('calendar.pending');
  const online = calendarLinks({
    title: isPending ? t('calendar.requested', { doctor: doctor.name }) : doctor.name,
    details: [
      service.name,
      t('calendar.number', { number: isolateLtr(appointment.bookingNumber) }),
      ...(isPending ? [callWords] : []),
    ].join('\n'),
    location: [branch.name, branch.address].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
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
      <LabelledSection id="keep-title" title={t('keep.title')}>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {files.map(({ name, icon, label }) => (
            <li key={name}>
              {/* A plain link: the browser fetches the file itself, no page of ours is involved. */}
              <a
                href={`${page}/${appointment.fileKey}/${name}`}
                className={`${buttonClass({ variant: 'secondary' })} w-full`}
              >
                <Icon name={icon} />
                {t(`keep.${label}`)}
              </a>
            </li>
          ))}
        </ul>
        {appointment.canCancel ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
            <span className="text-text-soft">{t('keep.orOnline')}</span>
            {(['google', 'outlook'] as const).map((name) => (
              <a key={name} href={online[name]} target="_blank" rel="noreferrer" className="text-link">
                {t(`keep.${name}`)}
              </a>
            ))}
          </p>
        ) : null}
      </LabelledSection>
      {appointment.canMove || appointment.canCancel ? (
        <LabelledSection id="change-title" title={t('change.title')}>
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
        </LabelledSection>
      ) : null}
    </div>
  );
}
