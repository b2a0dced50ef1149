import type { OpenRow } from '@/components/list/list-beside';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { nameLine } from '@/components/ui/name-line';
import { isErased } from '@/contract/patient';
import type { OpenPayments } from '@/contract/payment';
import { ClinicPhone } from '@/features/desk/appointments/components/contact-links';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import type { PageSize } from '@/lib/address/list-memory';
import { formatMoment } from '@/lib/time/clinic-time';
import { openPaymentsAddress } from '../address';
import { moneyText } from '../rules';

interface Props {
  found: OpenPayments;
  filter: { page: number; size: PageSize | null };
  beside: OpenRow | null;
}

/** Visits of which something is open, and those that came and of which nothing was noted; the oldest first. */
export async function OpenPaymentsPage({ found: { data, meta }, filter, beside }: Props) {
  const [locale, t, words] = await getWords('payments.open', 'appointments');
  const keys = (['patient', 'amount', 'visit', 'phone'] as const).filter(
    (key) => !(beside && key === 'phone'),
  );
  const money = (minor: number, currency: string) => moneyText({ minor, currency, locale });
  return (
    <ListPage
      name="open-payments"
      address={openPaymentsAddress}
      filter={filter}
      title={t('title')}
      paper={[]}
      beside={beside}
      pagination={meta.pagination}
      usualSize={50}
      empty={data.length === 0 ? { title: t('empty') } : null}
      after={<p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('lead')}</p>}
    >
      <ListTable columns={columnsOf(keys, (key) => t(`columns.${key}`))}>
        {data.map(({ documentId: id, firstName, lastName, startsAt, ...visit }) => {
          const name = isErased(visit) ? words('erased') : `${firstName} ${lastName}`;
          return (
            <ListRow key={id} isOpen={id === beside?.id}>
              <ListHead>
                <RowLink id={id} page={appointmentPath({ locale, id })} label={t('visitOf', { name })}>
                  <bdi>{name}</bdi>
                </RowLink>
              </ListHead>
              <ListCell inCard="end" className="font-semibold">
                {visit.deposit
                  ? t(visit.deposit.state === 'owed' ? 'owed' : 'disputed', {
                      amount: money(visit.deposit.amount, visit.deposit.currency),
                    })
                  : visit.balance === null || visit.currency === null
                    ? t('unnoted')
                    : money(visit.balance, visit.currency)}
              </ListCell>
              <ListCell className="text-sm">
                {nameLine(
                  locale,
                  formatMoment({ instant: startsAt, timeZone: visit.timeZone, locale }),
                  visit.doctor,
                  visit.branch,
                )}
              </ListCell>
              {beside ? null : (
                <ListCell inCard="start" className="text-sm">
                  {isErased(visit) ? null : <ClinicPhone phone={visit.phone} className="relative" />}
                </ListCell>
              )}
            </ListRow>
          );
        })}
      </ListTable>
    </ListPage>
  );
}
