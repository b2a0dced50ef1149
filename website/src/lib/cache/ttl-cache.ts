import 'server-only';
import { LRUCache } from 'lru-cache';

/**
 * Shares the answers of a read for a while, in this process, and never an older one: Next's own cache gives the first visitor
 * after a quiet hour what was true an hour ago. Failures are not remembered. `ttlMs` is the greatest age.
 */
export function withTtlCache<Asked extends object, Answer>(given: {
  read: (asked: Asked) => Promise<Answer>;
  ttlMs: number;
  max: number;
}): (asked: Asked) => Promise<Answer> {
  const { read, ttlMs, max } = given;
  const perf = { now: () => performance.now() };
  const answers = new LRUCache<string, Promise<Answer>>({ max, ttl: ttlMs, perf });
  return (asked) => {
    const key = JSON.stringify(asked);
    const known = answers.get(key);
    if (known) return known;
    const answer = read(asked);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
