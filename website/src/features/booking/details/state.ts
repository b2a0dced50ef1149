import type { WorkTask } from '@/contract/work-proof';
import type { TimeChoice } from '@/features/booking/choices/data';
import type { ContactQuestions } from '@/lib/contact/contact-questions';
import type { PersonFaults, Typed } from './schema';

/** Outcome of sending the form, in the words of the page's language. */
export type FormState = Answer & {
  /** Questions about phone and address, asked now or before. */
  questions?: ContactQuestions;
};

type Answer =
  | { status: 'new' }
  | { status: 'booked'; href: string }
  /** Filled in with a known patient; nothing was sent. */
  | { status: 'filled'; typed: Typed }
  | { status: 'invalid'; faults: PersonFaults; typed: Typed }
  | { status: 'taken'; title: string; text: string; next: TimeChoice[]; typed: Typed }
  /** Asks to prove the phone: a code was sent, or the typed one is wrong. */
  | { status: 'code'; phone: string; text: string; error: string | null; typed: Typed }
  /** Many have booked from this address: the browser does a task, or its visitor calls. */
  | { status: 'work'; task: WorkTask; title: string; text: string; typed: Typed }
  | {
      status: 'refused';
      reason: 'limit' | 'reused' | 'busy' | 'proof' | 'work' | 'failed';
      title: string;
      text: string;
      typed: Typed;
    };

const STATUSES = ['booked', 'filled', 'invalid', 'taken', 'code', 'work', 'refused'];

/** Reads the website's own answer to a sent form. @throws TypeError when something else answered. */
export function readFormState(answer: unknown): FormState {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    STATUSES.includes(String(answer.status))
  ) {
    return answer as FormState;
  }
  throw new TypeError('The answer is not from the booking form.');
}
