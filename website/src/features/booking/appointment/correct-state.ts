import type { PersonFaults, Typed } from '@/features/booking/details/schema';
import type { ContactQuestions } from '@/lib/contact/contact-questions';

export interface CorrectState {
  /** Rises with every answer, so that React makes a new form. */
  turn: number;
  /** The appointment as it was looked at. */
  version: number;
  typed: Typed;
  faults: PersonFaults;
  questions?: ContactQuestions;
  /** Reason for a refusal that belongs to no field. */
  notice: 'conflict' | 'notLive' | 'tooOften' | 'unknown' | 'busy' | 'limit' | 'failed' | null;
  fault: string | null;
}
