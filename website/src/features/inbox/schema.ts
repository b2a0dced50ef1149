import type { z } from 'zod';
import { type Handling, handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { incomingAnswerRequest } from '@/contract/incoming-message';
import type { PageSize } from '@/lib/list-memory';

/** Which messages a list shows; all when there is no state. */
export interface InboxFilter {
  handling: Handling | null;
  /** Rows of a page; null for the usual number. */
  size: PageSize | null;
  page: number;
}

/** A press of the button that ends or reopens a message. */
export const settleSchema = handlingChange.extend({ id: documentId }).strip();

/** A press of one of the answers, with words where they are one's own. */
export const answerSchema = incomingAnswerRequest.safeExtend({ id: documentId }).strip();
export type AnswerInput = z.output<typeof answerSchema>;

/** What came of a press, in words. */
export interface InboxState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  /** An answer that was not sent, as it was typed. */
  typed?: string;
}
