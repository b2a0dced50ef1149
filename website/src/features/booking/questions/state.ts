import type { FieldFault } from '@/contract/field-faults';
import type { VisitAnswers } from '@/contract/visit-questions';
import type { CardFault } from '@/features/booking/cards/schema';

/** Outcome of sending answers; they are part of it until they are taken. */
export interface AnswersState {
  /** Rises with every answer, so that the form is drawn anew with what it carries. */
  turn: number;
  /** As they were given. Of a picture what it is claimed with. */
  answers: VisitAnswers;
  /** Faults by the key of their question. */
  faults: Record<string, FieldFault | CardFault>;
  /** Why they were not taken, when no question is to blame. */
  notice: 'conflict' | 'notLive' | 'busy' | 'failed' | null;
  /** By which what went wrong is found in the logs. */
  fault: string | null;
}
