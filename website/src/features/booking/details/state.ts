import type { WorkTask } from '@/contract/work-proof';
import type { TimeChoice } from '@/features/booking/choices/data';
import type { DangerQuestion } from '@/features/site/search/danger-words';
import { readOwnAnswer } from '@/lib/browser/own-answer';
import type { ContactQuestions } from '@/lib/contact/contact-questions';
import type { PromisedCall } from './components/call-promise';
import type { PersonFaults, Typed } from './schema';

/** Visit of a series that can be booked, in words. */
export type VisitChoice = TimeChoice & { doctor: string };

/** Outcome of sending the form, in the words of the page's language. */
export type FormState = Answer & {
  /** Fields as they were sent, or as a known patient fills them in; left out once it is booked. */
  typed?: Typed;
  /** Questions about phone and address, asked now or before. */
  questions?: ContactQuestions;
  /** Possible emergency in the notes, asked about now or before. */
  danger?: DangerQuestion | undefined;
};

type Answer =
  | { status: 'new' }
  /** No answer came; said by the browser alone. */
  | { status: 'offline' }
  | { status: 'booked'; href: string }
  /** Filled in with a known patient; nothing was sent. */
  | { status: 'filled' }
  | { status: 'invalid'; faults: PersonFaults }
  /** `visits` are those of another whole series, of which `next` has the first. */
  | { status: 'taken'; title: string; text: string; next: TimeChoice[]; visits?: VisitChoice[] }
  /** Asks to prove the phone: a code was sent, or the typed one is wrong. */
  | { status: 'code'; phone: string; text: string; error: string | null }
  /** Many have booked from this address: the browser does a task, or its visitor calls. */
  | { status: 'work'; task: WorkTask; title: string; text: string }
  | {
      status: 'refused';
      reason: 'limit' | 'reused' | 'busy' | 'proof' | 'work' | 'failed' | 'changed';
      title: string;
      text: string;
    };

export type Refused = Extract<Answer, { status: 'refused' }>;
/** Words of a form that asks for a code, and of one that asks for work. */
export type CodeAsked = Pick<Extract<Answer, { status: 'code' }>, 'phone' | 'text' | 'error'>;
export type WorkAsked = Pick<Extract<Answer, { status: 'work' }>, 'task' | 'title' | 'text'>;

/** Outlook of an appointment before it is booked. */
export interface Promised {
  /** Time when the call about it would come; null when it cannot be told. */
  call: PromisedCall | null;
  /** True when it is confirmed in the moment it is booked, paid in cash. */
  confirmsAtOnce: boolean;
  /** Words about the deposit of patients who pay themselves, and under a contract; null where nothing is paid ahead. */
  deposit: { promise: string; contract: string } | null;
}

const STATUSES = ['booked', 'filled', 'invalid', 'taken', 'code', 'work', 'refused'];

export const readFormState = (answer: unknown) => readOwnAnswer<FormState>(answer, STATUSES);
