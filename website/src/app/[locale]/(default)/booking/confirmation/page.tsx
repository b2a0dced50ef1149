import { OwnAppointmentsPage } from '@/features/booking/appointment/components/own-appointments-page';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.own.title');

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** The appointments that this browser can open, and where the link of any other one is. */
export default localePage(({ locale }) => <OwnAppointmentsPage locale={locale} />);
