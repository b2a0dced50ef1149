import { optionsOf } from '@/components/form/select';
import { FilterForm } from '@/components/list/filter-row';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { ActionButton, ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { PaymentDay, PaymentSum } from '@/contract/payment';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { PrintPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { openPaymentsAddress, paymentsAddress } from '../address';
import type { PaymentsPage as Page } from '../query';
import { SUMS, signedMoney } from '../rules';

export async function PaymentsPage({ page: { branches, branch, day } }: { page: Page }) {
  const [locale, t] = await getWords('payments');
  const { date, sums } = day.meta;
  const shown = { branch: branch.id, date };
  return (
    <Container>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="text-2xl">{t('day.title')}</h1>
        <p className="text-text-soft lg:grow print:hidden">
          {[branch.name, formatCalendarDate({ date, locale, style: 'long' })].join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ActionButton href={paymentsAddress.entry(locale, 'export', shown)}>
            <Icon name="lucide:download" />
            {t('day.spreadsheet')}
          </ActionButton>
          <PrintPage />
        </div>
      </div>
      <PaperFacts branch={branch.name} dates={{ from: date, to: date }} />
      <ActionLink
        href={openPaymentsAddress.path(locale)}
        className="underline underline-offset-4 print:hidden"
      >
        {t('open.title')}
      </ActionLink>
      <FilterForm
        key={`${branch.id} ${date}`}
        action={paymentsAddress.path(locale)}
        label={t('day.filter')}
        fields={[
          {
            ...{ id: 'branch', label: t('day.branch'), value: branch.id },
            ...{ options: optionsOf(branches), className: 'min-w-32 grow basis-0' },
          },
          {
            ...{ id: 'date', label: t('day.date'), value: date },
            ...{ isBehind: true, className: 'grow basis-0 max-lg:basis-full' },
          },
        ]}
      />
      {day.data.length === 0 ? (
        <EmptyState title={t('day.empty')} />
      ) : (
        <>
          <DaySums sums={sums} />
          <DayEntries day={day} />
        </>
      )}
    </Container>
  );
}

async function DaySums({ sums }: { sums: readonly PaymentSum[] }) {
  const [locale, t] = await getWords('payments');
  const columns = [
    ...columnsOf(['by', 'entries'], (key) => t(`day.${key}`)),
    ...columnsOf(SUMS, (key) => t(`day.sums.${key}`)),
  ];
  return (
    <section aria-label={t('day.sumsTitle')} className="mt-4">
      <h2 className="mb-2 text-lg">{t('day.sumsTitle')}</h2>
      <ListTable columns={columns}>
        {sums.map((sum, index) => {
          const { by, currency } = sum;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <ListRow key={index}>
              <ListHead className={by === null ? 'font-semibold!' : undefined}>
                <bdi>{by ?? t('day.all')}</bdi>
              </ListHead>
              <ListCell inCard="end" className="text-sm">
                {t('day.count', { count: sum.entries })}
              </ListCell>
              {SUMS.map((name) => (
                <ListCell
                  key={name}
                  className={by === null || name === 'taken' ? 'font-semibold tabular-nums' : 'tabular-nums'}
                >
                  <span className="text-sm text-text-soft lg:hidden print:hidden">
                    {t(`day.sums.${name}`)}{' '}
                  </span>
                  {signedMoney({ minor: sum[name], currency, locale })}
                </ListCell>
              ))}
            </ListRow>
          );
        })}
      </ListTable>
    </section>
  );
}

async function DayEntries({ day: { data, meta } }: { day: PaymentDay }) {
  const [locale, t] = await getWords('payments');
  return (
    <section aria-label={t('day.entriesTitle')} className="mt-6">
      <h2 className="mb-2 text-lg">{t('day.entriesTitle')}</h2>
      <ListTable
        columns={columnsOf(['number', 'amount', 'method', 'by', 'booking'], (key) =>
          key === 'method' ? t('how') : t(`day.${key}`),
        )}
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
