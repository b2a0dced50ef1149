import type { CodeAsked, WorkAsked } from '@/features/booking/details/state';
import type { ContactQuestions } from '@/lib/contact/contact-questions';

/** Outcome of sending the form; all that was chosen and typed is part of it until it is taken. */
export interface WaitingFormState {
  turn: number;
  values: Record<string, string[]>;
  faults: Record<string, string>;
  questions?: ContactQuestions;
  code?: CodeAsked;
  work?: WorkAsked;
  /** Text of a refusal that belongs to no field, or of success. */
  notice: { text: string; isDone: boolean } | null;
}

/** Reasons why an offer was not answered. */
export const REFUSALS = ['taken', 'limit', 'tooLate', 'busy', 'unknown', 'notOffered', 'guardian'] as const;
