import type { FieldQuestion } from '@/lib/contact/field-question';

/** Outcome of proving a phone, in the words of the page's language. */
export interface ProofState {
  turn: number;
  /** The phone as it was typed. */
  typed: string;
  /** The phone that a code was sent to, E.164; null until there is one. */
  sentTo: string | null;
  /** Faults of the phone or the code. */
  error: string | null;
  /** Text above: that a code was sent, or why none was. */
  notice: string | null;
  /** Question about a phone that was probably mistyped. */
  question?: FieldQuestion | undefined;
}

/** Outcome of asking for links, in the words of the page's language. */
export interface LinkState {
  turn: number;
  typed: string;
  error: string | null;
  isSent: boolean;
  question?: FieldQuestion | undefined;
}
