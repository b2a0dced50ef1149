import 'server-only';
import { LRUCache } from 'lru-cache';

/**
 * A read whose answers are shared for a while: whoever asks the same meanwhile is given the same, and nobody is given one
 * that is older. Next's own cache gives the first visitor after a quiet hour what was true an hour ago. Failures are not
 * remembered. In each process apart.
 *
 * @param options.ttlMs how old an answer may be
 * @param options.max so many answers at most
 */
export function withTtlCache<Asked extends object, Answer>({
  read,
  ttlMs,
  max,
}: {
  read: (asked: Asked) => Promise<Answer>;
  ttlMs: number;
  max: number;
}): (asked: Asked) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({
    max,
    ttl: ttlMs,
    perf: { now: () => performance.now() },
  });
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
