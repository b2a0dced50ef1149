import 'server-only';
import { isPreviewing } from '../request/is-previewing';
import { isPerRequestPage } from '../request/request-context';
import { lastChangeAt } from './content-changes';
import { withTtlCache } from './ttl-cache';

/**
 * Shares the outcome of work within a second, and until content changes, among pages that are made per request; a dozen
 * visitors of one moment would repeat it a dozen times. A page that Next keeps does the work itself, as Next learns
 * from its reads what it depends on, and so does an editor's preview.
 *
 * @param work its outcome is shared by everybody: it may depend on nothing but its argument, and nobody may change it
 */
export function cachePerSecond<Asked extends object, Outcome>(
  work: (asked: Asked) => Promise<Outcome>,
  /** Most outcomes that are kept. */
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
