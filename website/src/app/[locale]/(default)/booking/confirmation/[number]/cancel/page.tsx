import { CancelPage } from '@/features/booking/appointment/components/cancel-page';
import { questionPage } from '@/features/booking/appointment/components/question-frame';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.cancel.title', { referrer: 'same-origin' });

export default questionPage('/cancel', CancelPage);
