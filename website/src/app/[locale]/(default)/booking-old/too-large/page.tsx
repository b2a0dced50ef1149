import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('plainBooking.tooLarge.title', { robots: { index: false } });

/** Page for a one-page form whose pictures are too large to be read at all (server/guards/bounded-bodies.ts). */
export default localePage(({ locale }) => <FormNotRead locale={locale} why="tooLarge" />);
