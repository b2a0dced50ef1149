import type { FieldFault } from '@/contract/field-faults';
import type { VisitAnswers } from '@/contract/visit-questions';
import type { CardFault } from '@/features/booking/cards/schema';

/** Outcome of sending answers; they are part of it until they are taken. */
export interface AnswersState {
  /** Rises with every answer, so that the form is drawn anew with what it carries. */
  turn: number;
  /** Answers as given; a picture by its token. */
  answers: VisitAnswers;
  /** Faults by the key of their question. */
  faults: Record<string, FieldFault | CardFault>;
  /** Reason for a refusal that belongs to no question. */
  notice: 'conflict' | 'notLive' | 'busy' | 'failed' | null;
  /** Id by which the fault is found in the logs. */
  fault: string | null;
}
