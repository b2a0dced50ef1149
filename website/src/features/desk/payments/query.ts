import 'server-only';
import type { Locale } from 'next-intl';
import { fromMinor } from '@/contract/money';
import type { AccountSession } from '@/features/account/session/session';
import { branchOf } from '@/features/desk/staff-calendar/query';
import { getTranslations } from '@/i18n/translations';
import type { Cell } from '@/lib/file/spreadsheet';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import type { PaymentsView } from './address';
import { getPaymentDay } from './data';
import { SUMS } from './rules';

export type PaymentsPage = Exclude<Awaited<ReturnType<typeof readPaymentsPage>>, string>;

/** Reads a day of payments; `noBranch` for staff without any branch. @throws BackendError */
export async function readPaymentsPage(session: AccountSession, locale: Locale, view: PaymentsView) {
  const { branches, branch } = await branchOf(session, locale, view.branch);
  if (!branch) return 'noBranch';
  const day = await getPaymentDay(session.token, { branch: branch.id, date: view.date });
  return day ? { branches, branch, day } : 'failed';
}

/** The rows of a spreadsheet: what the day comes to, then its entries. Amounts are numbers with their decimals. */
export async function paymentRows(locale: Locale, { branch, day }: PaymentsPage): Promise<Cell[][]> {
  const t = await getTranslations({ locale, namespace: 'payments' });
  const { date, timeZone, sums } = day.meta;
  const money = (minor: number, currency: string) => Number(fromMinor(minor, currency));
  return [
    [t('day.title'), branch.name, date],
    [],
    [t('day.by'), t('day.currency'), t('day.entries'), ...SUMS.map((sum) => t(`day.sums.${sum}`))],
    ...sums.map((sum) => [
      sum.by ?? t('day.all'),
      sum.currency,
      sum.entries,
      ...SUMS.map((name) => money(sum[name], sum.currency)),
    ]),
    [],
    [
      ...[t('day.number'), t('day.date'), t('day.time'), t('day.booking'), t('how')],
      ...[t('day.amount'), t('day.currency'), t('fee'), t('day.balance'), t('day.by'), t('day.takesBack')],
      t('reason'),
    ],
    ...day.data.map((entry) => [
      entry.number,
      formatDate({ instant: entry.at, timeZone, locale }),
      formatTime({ instant: entry.at, timeZone, locale }),
      entry.bookingNumber,
      t(`methods.${entry.method}`),
      money(entry.amount, entry.currency),
      entry.currency,
      money(entry.fee, entry.currency),
      money(entry.balance, entry.currency),
      entry.by ?? '',
      entry.corrects ?? '',
      entry.reason ?? '',
    ]),
  ];
}
