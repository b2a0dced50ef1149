import type { Appointment } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import { cellText } from '../column-words';
import type { Column } from '../schema';
import { CallDue } from './call-due';
import { ContactLinks } from './contact-links';
import { AppointmentMarks } from './marks';

export async function AppointmentCell({ column, appointment }: { column: Column; appointment: Appointment }) {
  const [locale, t] = await getWords('appointments');
  const isGone = isErased(appointment);
  const name = isGone ? t('erased') : `${appointment.firstName} ${appointment.lastName}`;
  switch (column) {
    case 'status':
      return (
        // Two short lines at most as a rule: what is dense is read faster.
        <span className="flex flex-col items-start gap-0.5 max-lg:items-end lg:whitespace-nowrap print:min-w-28 print:items-start [&>span]:px-2 [&>span]:py-0 [&>span]:text-xs [&>strong]:px-2 [&>strong]:py-0 [&>strong]:text-xs">
          <AppointmentMarks
            of={appointment}
            due={<CallDue appointment={appointment} now={Date.now()} isDense />}
          />
        </span>
      );
    case 'when':
      return <Moment locale={locale} instant={appointment.startsAt} timeZone={appointment.timeZone} isMain />;
    case 'requested':
      return <Moment locale={locale} instant={appointment.createdAt} timeZone={appointment.timeZone} />;
    case 'patient':
      return <bdi className="font-semibold">{name}</bdi>;
    case 'phone':
      return isGone ? null : (
        <ContactLinks phone={appointment.phone} name={name} country={appointment.branch.country} isDense />
      );
    case 'age':
      return isGone ? null : (
        <span className="whitespace-nowrap">{t('detail.age', { age: appointment.age ?? -1 })}</span>
      );
    case 'notes':
      return appointment.additionalNotes ? (
        <span
          dir="auto"
          className="line-clamp-3 max-w-72 text-sm lg:min-w-48 print:line-clamp-none print:text-[9pt]"
        >
          {appointment.additionalNotes}
        </span>
      ) : null;
    default:
      return cellText(column, appointment, { locale, t });
  }
}

function Moment({ isMain = false, ...moment }: Parameters<typeof formatTime>[0] & { isMain?: boolean }) {
  return (
    <span
      className={cn(
        'lg:whitespace-nowrap lg:leading-6 print:whitespace-nowrap print:leading-normal',
        isMain && 'font-semibold',
      )}
    >
      <span className="lg:block print:block">{formatDate({ ...moment, style: 'medium' })}</span>{' '}
      <span className="font-normal lg:block print:block">{formatTime(moment)}</span>
    </span>
  );
}
