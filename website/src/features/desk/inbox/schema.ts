import type { z } from 'zod';
import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { incomingAnswerRequest } from '@/contract/incoming-message';

/** A press of the button that ends or reopens a message. */
export const settleSchema = handlingChange.extend({ id: documentId }).strip();

/** A press of one of the answers, with words where they are one's own. */
export const answerSchema = incomingAnswerRequest.safeExtend({ id: documentId }).strip();
export type AnswerInput = z.output<typeof answerSchema>;

export interface InboxState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  typed?: string;
}
