import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import type { PaymentSum } from '@/contract/payment';
import { getWords } from '@/i18n/translations';
import { SUMS, signedMoney } from '../rules';

export async function DaySums({ sums }: { sums: readonly PaymentSum[] }) {
  const [locale, t] = await getWords('payments');
  const columns = [
    ...columnsOf(['by', 'entries'], (key) => t(`day.${key}`)),
    ...columnsOf(SUMS, (key) => t(`day.sums.${key}`)),
  ];
  return (
    <section aria-label={t('day.sumsTitle')} className="mt-4">
      <h2 className="mb-2 text-lg">{t('day.sumsTitle')}</h2>
      <ListTable columns={columns}>
        {sums.map((sum) => {
          const { by, currency } = sum;
          return (
            <ListRow key={`${by} ${currency}`}>
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
