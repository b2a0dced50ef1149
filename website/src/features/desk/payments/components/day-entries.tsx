import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { ActionLink } from '@/components/ui/action-link';
import type { PaymentDay } from '@/contract/payment';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/time/clinic-time';
import { signedMoney } from '../rules';

export async function DayEntries({ day: { data, meta } }: { day: PaymentDay }) {
  const [locale, t] = await getWords('payments');
  return (
    <section aria-label={t('day.entriesTitle')} className="mt-6">
      <h2 className="mb-2 text-lg">{t('day.entriesTitle')}</h2>
      <ListTable
        columns={columnsOf(['number', 'amount', 'method', 'by', 'booking'], (key) => t(`day.${key}`))}
      >
        {data.map((entry) => (
          <ListRow key={entry.documentId}>
            <ListHead>
              <span className="font-semibold">{entry.number}</span>{' '}
              <span className="text-sm text-text-soft">
                {formatTime({ instant: entry.at, timeZone: meta.timeZone, locale })}
              </span>
            </ListHead>
            <ListCell inCard="end" className="font-semibold tabular-nums">
              {signedMoney({ minor: entry.amount, currency: entry.currency, locale })}
            </ListCell>
            <ListCell className="text-sm">
              {t(`methods.${entry.method}`)}
              {entry.corrects === null ? null : ` · ${t('day.takesBackNumber', { number: entry.corrects })}`}
              {entry.correctedBy === null ? null : ` · ${t('takenBackBy', { number: entry.correctedBy })}`}
            </ListCell>
            <ListCell inCard="start" className="text-sm">
              <bdi>{entry.by}</bdi>
            </ListCell>
            <ListCell inCard="end" className="text-sm">
              <ActionLink href={appointmentPath({ locale, id: entry.appointment })}>
                <bdi dir="ltr">{entry.bookingNumber}</bdi>
              </ActionLink>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
    </section>
  );
}
