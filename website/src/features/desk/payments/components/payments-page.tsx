import { optionsOf } from '@/components/form/select';
import { FilterFields } from '@/components/list/filter-fields';
import { FilterForm } from '@/components/list/filter-row';
import { ActionButton, ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { openPaymentsAddress, paymentsAddress, paymentsExportAddress } from '../address';
import type { PaymentsPage as Page } from '../query';
import { DayEntries } from './day-entries';
import { DaySums } from './day-sums';

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
          <ActionButton href={paymentsExportAddress.path(locale, shown)}>
            <Icon name="lucide:download" />
            {t('day.spreadsheet')}
          </ActionButton>
          <PrintButton>
            <Icon name="lucide:printer" />
            {t('day.print')}
          </PrintButton>
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
        fields={
          <FilterFields
            of={[
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
        }
        submit={t('day.show')}
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
