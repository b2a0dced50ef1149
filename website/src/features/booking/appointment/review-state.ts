/** What came of saying how a visit was; what was chosen and typed is part of it until it is taken. */
export interface ReviewState {
  /** Rises with every answer, so that the form is drawn anew with what it carries. */
  turn: number;
  rating: string;
  text: string;
  notice: 'stars' | 'tooLong' | 'notLive' | 'busy' | 'failed' | null;
  /** By which what went wrong is found in the logs. */
  fault: string | null;
}
