import type { FormState } from '@/features/booking/details/state';
import type { ContactQuestions } from '@/lib/contact/contact-questions';

/** What came of sending the form; all that was chosen and typed is part of it until it is taken. */
export interface WaitingFormState {
  /** Rises with every answer, so that the form is drawn anew with what it carries. */
  turn: number;
  /** By the name of the field; several where several can be chosen. */
  values: Record<string, string[]>;
  /** By the name of the field, in words. */
  faults: Record<string, string>;
  questions?: ContactQuestions;
  /** The code that proves the phone is asked for. */
  code?: Pick<Extract<FormState, { status: 'code' }>, 'phone' | 'text' | 'error'>;
  /** The browser is asked for some work first. */
  work?: Pick<Extract<FormState, { status: 'work' }>, 'task' | 'title' | 'text'>;
  /** Why it was not taken, when no field is to blame, or that it was, in words. */
  notice: { text: string; isDone: boolean } | null;
}
