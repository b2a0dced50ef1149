import { questionPage } from '@/features/booking/appointment/components/question-frame';
import { UndoPage } from '@/features/booking/appointment/components/undo-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.undo.title', { referrer: 'same-origin' });

export default questionPage('/undo', UndoPage);
