import 'server-only';
import { isPreviewing } from '../request/is-previewing';
import { isPerRequestPage } from '../request/request-context';
import { lastChangeAt } from './content-changes';
import { withTtlCache } from './ttl-cache';

/**
 * Shares the outcome of work within a second, and until content changes, among pages made per request. A page that Next keeps
 * and an editor's preview do the work themselves.
 * @param work may depend on nothing but its argument; nobody may change its outcome
 */
export function cachePerSecond<Asked extends object, Outcome>(
  work: (asked: Asked) => Promise<Outcome>,
  max: number,
): (asked: Asked) => Promise<Outcome> {
  const shared = withTtlCache({
    ttlMs: 1000,
    max,
    // `changedAt` keeps a read from before a change apart from one after it.
    read: ({ asked }: { asked: Asked; changedAt: number }) => work(asked),
  });
  return async (asked) =>
    isPerRequestPage() && !(await isPreviewing())
      ? await shared({ asked, changedAt: lastChangeAt() })
      : await work(asked);
}
