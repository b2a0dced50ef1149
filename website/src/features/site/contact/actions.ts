'use server';

import { publicAction } from '@/lib/guard/public';
import { messageForm } from './mutations';

/**
 * Where the form lands in a browser without script: the same page again with what came of it. With script
 * it goes to contact/message, which a new build cannot break.
 */
export const sendMessageAction = publicAction(messageForm);
