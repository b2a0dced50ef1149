import type { DangerQuestion } from '@/features/site/search/danger-words';
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

/** Reads the website's own answer to a sent form. @throws TypeError when something else answered. */
export function readContactState(answer: unknown): ContactState {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    STATUSES.includes(String(answer.status))
  ) {
    return answer as ContactState;
  }
  throw new TypeError('The answer is not from the contact form.');
}
