import { spreadsheetRoute } from '@/features/account/session/file-guards';
import { paymentsAddress } from '@/features/desk/payments/address';
import { paymentRows, readPaymentsPage } from '@/features/desk/payments/query';

export const GET = spreadsheetRoute('payments', paymentsAddress, async ({ session, locale, filter }) => {
  const page = await readPaymentsPage(session, locale, filter);
  return typeof page === 'string' ? null : paymentRows(locale, page);
});
