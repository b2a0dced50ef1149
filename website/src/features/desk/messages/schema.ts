import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';

export const settleSchema = handlingChange.extend({ id: documentId }).strip();
