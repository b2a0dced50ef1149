import { type Handling, handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import type { PageSize } from '@/lib/list-memory';

/** Which messages a list shows; all when there is no state. */
export interface MessageFilter {
  handling: Handling | null;
  /** Rows of a page; null for the usual number. */
  size: PageSize | null;
  page: number;
}

/** A press of the button below a message. */
export const settleSchema = handlingChange.extend({ id: documentId }).strip();

/** What came of it, in words. */
export interface SettleState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
}
