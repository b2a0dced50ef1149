import { ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { Icon } from '@/components/ui/icon';
import { nameLine } from '@/components/ui/name-line';
import type { Appointment } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import type { AppointmentFilter } from '../address';
import { cellText } from '../column-words';
import { appointmentPath } from '../rules';
import { COLUMNS_BESIDE, type Column, USUAL_COLUMNS } from '../schema';
import { CallDue } from './call-due';
import { ContactLinks } from './contact-links';
import { AppointmentMarks } from './marks';

/** Place of a column in the card that a row is on a phone; the others follow below. */
const IN_CARD: Partial<Record<Column, string>> = {
  when: 'max-lg:col-start-2 max-lg:row-start-1 max-lg:text-end max-lg:text-sm max-lg:leading-6',
  patient: 'max-lg:col-start-1 max-lg:row-start-2 max-lg:leading-5',
  status: 'max-lg:col-start-2 max-lg:row-start-2',
  doctor:
    'max-lg:col-start-1 max-lg:row-start-3 max-lg:self-end max-lg:truncate print:overflow-visible print:whitespace-normal max-lg:text-sm max-lg:leading-5',
  branch:
    'max-lg:col-start-1 max-lg:row-start-4 max-lg:self-start max-lg:truncate print:overflow-visible print:whitespace-normal max-lg:text-sm max-lg:text-text-soft max-lg:leading-5',
  // Flex without text: a line of text would make the row higher than its icons.
  phone: 'max-lg:col-start-2 max-lg:row-start-3 max-lg:row-span-2 max-lg:flex max-lg:justify-self-end',
};

interface Props {
  appointments: Appointment[];
  filter: AppointmentFilter;
  open: string | null;
}

export async function AppointmentTable({ appointments, filter, open }: Props) {
  const [locale, t] = await getWords('appointments');
  const columns = open ? COLUMNS_BESIDE : (filter.columns ?? USUAL_COLUMNS);
  const sorted = filter.sort.startsWith('createdAt') ? 'requested' : 'when';
  // The request date is shown in its sorted order even where its column is hidden.
  const saysRequested = sorted === 'requested' && !columns.includes(sorted);
  const isRising = filter.sort.endsWith(':asc');
  const direction: 'ascending' | 'descending' = isRising ? 'ascending' : 'descending';
  const arrow = isRising ? 'lucide:arrow-up' : 'lucide:arrow-down';
  const number = [t('detail.fields.number'), ...(saysRequested ? [t('detail.fields.requested')] : [])];
  const head = (key: string, label: string, isSorted: boolean) => ({
    key,
    label: (
      <>
        {label}
        {isSorted ? <Icon name={arrow} className="ms-1 inline size-4 print:hidden" /> : null}
      </>
    ),
    sorted: isSorted ? direction : undefined,
  });
  const requestedAt = ({ createdAt: instant, timeZone }: Appointment) => {
    const at = { instant, timeZone, locale };
    return `${formatDate({ ...at, style: 'brief' })} · ${formatTime(at)}`;
  };
  const cell =
    'px-3 py-1.5 align-middle lg:leading-6 max-lg:block max-lg:px-3 max-lg:py-0 print:table-cell! print:px-1.5 print:py-1 print:text-start! print:text-[9pt]!';
  return (
    <div
      className={cn(
        'print:overflow-visible',
        // All columns together are wider than the page; its links let the keyboard scroll it. The heads stay in sight in both.
        filter.columns && 'lg:relative lg:max-h-[80vh] lg:overflow-auto print:max-h-none!',
      )}
    >
      <ListTable
        columns={[
          head('number', number.join(' · '), saysRequested),
          ...columns.map((column) => head(column, t(`detail.fields.${column}`), column === sorted)),
        ]}
      >
        {appointments.map((appointment) => (
          <tr
            key={appointment.documentId}
            className={cn(
              'break-inside-avoid max-lg:relative max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_fit-content(62%)] max-lg:items-center max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-1 lg:hover:bg-surface-sky/40 print:table-row!',
              appointment.documentId === open && 'bg-surface-sky/60',
            )}
          >
            <th
              scope="row"
              className={`${cell} text-start max-lg:col-start-1 max-lg:row-start-1 max-lg:text-sm max-lg:leading-6`}
            >
              <RowLink
                id={appointment.documentId}
                page={appointmentPath({ locale, id: appointment.documentId })}
                label={t('open', { number: appointment.bookingNumber })}
              >
                <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                  {appointment.bookingNumber}
                </bdi>
              </RowLink>
              {saysRequested ? (
                <span className="-mt-2 block whitespace-nowrap font-normal text-text-soft text-xs leading-4 max-lg:hidden print:hidden">
                  {requestedAt(appointment)}
                </span>
              ) : null}
            </th>
            {columns.map((column) => (
              <td key={column} className={cn(cell, IN_CARD[column] ?? 'max-lg:col-span-2')}>
                <AppointmentCell column={column} appointment={appointment} />
              </td>
            ))}
          </tr>
        ))}
      </ListTable>
    </div>
  );
}

async function AppointmentCell({ column, appointment }: { column: Column; appointment: Appointment }) {
  const [locale, t] = await getWords('appointments');
  const isGone = isErased(appointment);
  const name = isGone ? t('erased') : `${appointment.firstName} ${appointment.lastName}`;
  switch (column) {
    case 'status':
      return (
        // Two short lines at most as a rule: what is dense is read faster.
        <span className="flex flex-col items-start gap-0.5 max-lg:items-end xl:[&>span]:text-nowrap print:min-w-28 print:items-start [&>span]:px-2 [&>span]:py-0 [&>span]:text-xs [&>strong]:px-2 [&>strong]:py-0 [&>strong]:text-xs">
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
    case 'doctor':
    case 'branch':
    case 'service':
      return nameLine(locale, appointment[column].name);
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
      <span className="lg:block print:block">{formatDate({ ...moment, style: 'brief' })}</span>{' '}
      <span className="whitespace-nowrap font-normal lg:block print:block">{formatTime(moment)}</span>
    </span>
  );
}
