import type { PersonFaults, Typed } from '@/features/booking/details/schema';
import type { ContactQuestions } from '@/lib/contact/contact-questions';

/** Outcome of a form about an appointment; what was typed is part of it until it is taken. */
export interface Answered<Notice> {
  /** Rises with every answer, so that React makes a new form. */
  turn: number;
  /** Reason for a refusal that belongs to no field. */
  notice: Notice | null;
  /** Id by which the fault is found in the logs. */
  fault: string | null;
}

export interface CorrectState
  extends Answered<'conflict' | 'notLive' | 'tooOften' | 'unknown' | 'busy' | 'limit' | 'failed'> {
  /** The appointment as it was looked at. */
  version: number;
  typed: Typed;
  faults: PersonFaults;
  questions?: ContactQuestions;
}

export interface ReviewState extends Answered<'stars' | 'tooLong' | 'notLive' | 'busy' | 'failed'> {
  rating: string;
  text: string;
}
