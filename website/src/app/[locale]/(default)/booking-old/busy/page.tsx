import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('plainBooking.busy.title', { robots: { index: false } });

/** Page with status 503 for pictures sent while too many others are read (server/guards/bounded-bodies.ts). */
export default localePage(({ locale }) => <FormNotRead locale={locale} why="busy" />);
