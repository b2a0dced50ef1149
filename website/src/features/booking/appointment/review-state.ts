/** Outcome of saying how a visit was; what was chosen and typed is part of it until it is taken. */
export interface ReviewState {
  turn: number;
  rating: string;
  text: string;
  notice: 'stars' | 'tooLong' | 'notLive' | 'busy' | 'failed' | null;
  fault: string | null;
}
