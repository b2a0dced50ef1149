/** Counts of what the response cache did: plain numbers, as most of it takes no longer than that. */
export interface CacheAnswers {
  hit: number;
  /** Was there, had had its time, and was asked of Next again. */
  stale: number;
  miss: number;
  /** Waited for what somebody else had asked for in the same moment. */
  joined: number;
  /** Turned out to be for one visitor alone. */
  private: number;
}

export function newCacheAnswers(): CacheAnswers {
  return { hit: 0, stale: 0, miss: 0, joined: 0, private: 0 };
}
