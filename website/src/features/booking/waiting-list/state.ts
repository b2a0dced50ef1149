import type { WaitingState } from '@/contract/waiting-list';
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
const OUTCOMES = [...REFUSALS, 'changed', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Outcomes whose words also say that whoever waits is still on the list. */
const WAITING_ON: readonly Outcome[] = ['taken', 'tooLate', 'notOffered'];

/** Reads from the address what became of an answer; null for none, and where its words are true no more. */
export function readOutcome(given: unknown, state: WaitingState): Outcome | null {
  const outcome = OUTCOMES.find((known) => known === given) ?? null;
  const isOver = state !== 'waiting' && outcome !== null && WAITING_ON.includes(outcome);
  return isOver ? null : outcome;
}
