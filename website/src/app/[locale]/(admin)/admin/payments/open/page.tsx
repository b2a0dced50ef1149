import { askFor, staffPage } from '@/features/account/session/page-guards';
import { openAppointment } from '@/features/desk/appointment-file/open-query';
import { openPaymentsAddress } from '@/features/desk/payments/address';
import { OpenPaymentsPage } from '@/features/desk/payments/components/open-payments-page';
import { listOpenPayments } from '@/features/desk/payments/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('payments.open.title');

export default staffPage({
  duty: 'payments',
  list: 'open-payments',
  ...askFor(openPaymentsAddress),
  async show({ locale, session, open, filter }) {
    const found = await listOpenPayments(session.token, filter);
    const beside = await openAppointment(locale, session, open);
    return <OpenPaymentsPage found={found} filter={filter} beside={beside} />;
  },
});
