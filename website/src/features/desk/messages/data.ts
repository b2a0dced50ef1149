import 'server-only';
import { messageDetailAnswer } from '@/contract/contact-message';
import { finderOf } from '@/lib/backend/content';

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export const openMessage = finderOf('contact-messages', messageDetailAnswer);
