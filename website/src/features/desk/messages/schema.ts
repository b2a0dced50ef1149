import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';

/** A press of the button below a message. */
export const settleSchema = handlingChange.extend({ id: documentId }).strip();
