import { CorrectPage } from '@/features/booking/appointment/components/correct-page';
import { questionPage } from '@/features/booking/appointment/components/question-frame';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.correct.title', { referrer: 'same-origin' });

export default questionPage('/correct', CorrectPage);
