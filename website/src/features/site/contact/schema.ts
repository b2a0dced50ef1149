import type { DangerQuestion } from '@/features/site/search/danger-words';
import { readOwnAnswer } from '@/lib/browser/own-answer';
import type { ContactQuestions } from '@/lib/contact/contact-questions';
import type { MessageFaults, TypedMessage } from './rules';

export type ContactState = Answer & { questions?: ContactQuestions; danger?: DangerQuestion | undefined };

type Answer =
  | { status: 'new' }
  | { status: 'sent' }
  | { status: 'invalid'; faults: MessageFaults; typed: TypedMessage }
  /** `fault` is the id of a mistake of ours, by which it is found in the log. */
  | { status: 'refused'; reason: 'busy' | 'failed'; fault?: string | undefined; typed: TypedMessage };

const STATUSES = ['sent', 'invalid', 'refused'];

export const readContactState = (answer: unknown) => readOwnAnswer<ContactState>(answer, STATUSES);
