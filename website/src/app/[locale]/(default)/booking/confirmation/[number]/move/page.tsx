import { questionPage } from '@/features/booking/appointment/components/question-frame';
import { ReschedulePage } from '@/features/booking/appointment/components/reschedule-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.move.title', { referrer: 'same-origin' });

/** Another time for an appointment: first the calendar, then the question. */
export default questionPage('/move', ReschedulePage);
