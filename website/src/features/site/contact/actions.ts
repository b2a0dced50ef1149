'use server';

import { publicAction } from '@/lib/guard/public';
import { messageForm } from './mutations';

/** Takes the form without script: the same page again with the outcome. With script: contact/message. */
export const sendMessageAction = publicAction(messageForm);
