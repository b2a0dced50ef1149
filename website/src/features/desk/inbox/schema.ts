import type { z } from 'zod';
import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { incomingAnswerRequest } from '@/contract/incoming-message';

export const settleSchema = handlingChange.extend({ id: documentId }).strip();

export const answerSchema = incomingAnswerRequest.safeExtend({ id: documentId }).strip();
export type AnswerInput = z.output<typeof answerSchema>;

export interface InboxState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  typed?: string;
}
