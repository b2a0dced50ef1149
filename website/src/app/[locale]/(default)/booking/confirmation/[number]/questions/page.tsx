import { questionPage } from '@/features/booking/appointment/components/question-frame';
import { QuestionsPage } from '@/features/booking/questions/components/questions-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.questions.title', { referrer: 'same-origin' });

/** Questions before a visit, to be answered and corrected by its patient. */
export default questionPage('/questions', QuestionsPage);
