import type { FieldQuestion } from '@/lib/contact/field-question';

interface Answered {
  turn: number;
  typed: string;
  error: string | null;
  /** Question about a phone or an address that was probably mistyped. */
  question?: FieldQuestion | undefined;
}

/** Outcome of proving a phone, in the words of the page's language. */
export interface ProofState extends Answered {
  /** The phone that a code was sent to, E.164; null until there is one. */
  sentTo: string | null;
  /** Text above: that a code was sent, or why none was. */
  notice: string | null;
}

/** Outcome of asking for links, in the words of the page's language. */
export interface LinkState extends Answered {
  isSent: boolean;
}
