import 'server-only';
import { undeliveredAnswer } from '@/contract/undelivered';
import { readerOf } from '@/lib/backend/calls';

/** Messages that did not reach whom they were for and about which something can be done, the latest first. @throws BackendError */
export const listUndelivered = readerOf(undeliveredAnswer, '/outbox-messages/undelivered');
