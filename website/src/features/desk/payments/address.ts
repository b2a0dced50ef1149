import { day, defineAddress, id, pageNumber, pageSize } from '@/lib/address/address';

/** Payments on a day in a branch: null where the page chooses; dates by the clock of the branch. */
export const paymentsAddress = defineAddress('/admin/payments', { branch: id, date: day });
export type PaymentsView = ReturnType<typeof paymentsAddress.read>;

export const openPaymentsAddress = defineAddress('/admin/payments/open', {
  page: pageNumber,
  size: pageSize,
});
