/** Outcome of a review; choice and text are part of it until it is taken. */
export interface ReviewState {
  turn: number;
  rating: string;
  text: string;
  notice: 'stars' | 'tooLong' | 'notLive' | 'busy' | 'failed' | null;
  fault: string | null;
}
