import type { FieldFault } from '@/contract/field-faults';
import type { VisitAnswers } from '@/contract/visit-questions';
import type { Answered } from '@/features/booking/appointment/form-state';
import type { CardFault } from '@/features/booking/cards/schema';
import type { DangerQuestion } from '@/features/site/search/danger-words';

/** Outcome of sending answers; they are part of it until they are taken. */
export interface AnswersState extends Answered<'changed' | 'conflict' | 'notLive' | 'busy' | 'failed'> {
  /** Answers as given; a picture by its token. */
  answers: VisitAnswers;
  /** Faults by the key of their question. */
  faults: Record<string, FieldFault | CardFault>;
  /** Possible emergency in the answers, asked about now or before. */
  danger?: DangerQuestion | undefined;
}
