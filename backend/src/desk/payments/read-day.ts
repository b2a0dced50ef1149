import type { PaymentSum } from '../../contract/payment';
import { type Database, readRows } from '../../platform/database';
import { PAYMENTS, type PaymentRow, paymentRow } from './payment-rows';
import { presentPayments } from './present-payments';

type Summed = Pick<PaymentRow, 'currency' | 'method' | 'amount' | 'taken_by'> & { by: string | null };

/** Sums entries: by who took them, then of all, each currency for itself. */
function sumPayments(entries: readonly Summed[]): PaymentSum[] {
  const sumOf = (by: string | null, currency: string, all: readonly Summed[]): PaymentSum => {
    const of = (method: Summed['method']) =>
      all.filter((one) => one.method === method).reduce((sum, { amount }) => sum + amount, 0);
    const sums = {
      cash: of('cash'),
      card: of('card'),
      transfer: of('transfer'),
      company: of('company'),
      online: of('online'),
    };
    return {
      by,
      currency,
      entries: all.length,
      ...sums,
      taken: sums.cash + sums.card + sums.transfer + sums.online,
    };
  };
  return [...new Set(entries.map(({ currency }) => currency))].flatMap((currency) => {
    const all = entries.filter((one) => one.currency === currency);
    // Payments by the gateway have no cashier and only count in the total.
    const named = all.flatMap(({ taken_by, by }) => (by === null ? [] : [[taken_by, by] as const]));
    // By account: two may have one name.
    const people = [...new Map(named)].sort(([, a], [, b]) => a.localeCompare(b));
    const takenBy = (person: string) => all.filter(({ taken_by }) => taken_by === person);
    return [
      ...people.map(([person, by]) => sumOf(by, currency, takenBy(person))),
      sumOf(null, currency, all),
    ];
  });
}

/** The entries of a day in a branch, in the order of their numbers. What is against an entry of another day names it too. */
export async function readPaymentDay(db: Database, { branch, date }: { branch: string; date: string }) {
  const ofDay = await readRows(paymentRow, db(PAYMENTS).where({ branch, day: date }).orderBy('number'));
  const ids = ofDay.map(({ document_id }) => document_id);
  const related = ofDay.flatMap(({ corrects }) => (corrects === null ? [] : [corrects]));
  const around = db(PAYMENTS)
    .where((some) => some.whereIn('corrects', ids).orWhereIn('document_id', related))
    .whereNotIn('document_id', ids);
  const others = await readRows(paymentRow, around);
  const shown = (await presentPayments(db, [...ofDay, ...others])).slice(0, ofDay.length);
  const entries = shown.map((payment, index) => ({
    ...payment,
    appointment: ofDay[index]?.appointment ?? '',
    bookingNumber: ofDay[index]?.facts.bookingNumber ?? '',
  }));
  const summed = ofDay.map((row, index) => ({ ...row, by: shown[index]?.by ?? null }));
  return { entries, sums: sumPayments(summed) };
}
