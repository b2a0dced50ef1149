import type { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { incomingAnswerRequest } from '@/contract/incoming-message';

export const answerSchema = incomingAnswerRequest.safeExtend({ id: documentId }).strip();
export type AnswerInput = z.output<typeof answerSchema>;
