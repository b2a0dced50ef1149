import { askFor, staffPage } from '@/features/account/session/page-guards';
import { paymentsAddress } from '@/features/desk/payments/address';
import { PaymentsPage } from '@/features/desk/payments/components/payments-page';
import { readPaymentsPage } from '@/features/desk/payments/query';
import { NoBranch } from '@/features/desk/staff-calendar/components/no-branch';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('payments.day.title');

export default staffPage({
  duty: 'payments',
  ...askFor(paymentsAddress),
  async show({ locale, session, filter }) {
    const page = await readPaymentsPage(session, locale, filter);
    if (page === 'failed') return page;
    return page === 'noBranch' ? <NoBranch of="today" /> : <PaymentsPage page={page} />;
  },
});
