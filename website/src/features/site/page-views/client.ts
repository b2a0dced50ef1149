import type { PageView } from '@/contract/page-views';
import { onNavigation } from '@/lib/browser/navigation-signal';
import { isDeclined } from './analytics-client';
import { PAGE_VIEWS_ADDRESS, type PageAddress, pageOf, sourceOf } from './rules';

/* Counts page views in the browser without cookies or storage: sends the page, its language and the kind of referrer. */

function tell(view: PageView): void {
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  navigator.sendBeacon(PAGE_VIEWS_ADDRESS, body);
}

/** Returns the page before, as the browser reports it: a page of ours, or the host of another website. */
function formerOf(referrer: string): { page: PageAddress | null; host: string; isOwn: boolean } {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = url?.origin === location.origin;
  return { page: isOwn && url ? pageOf(url) : null, host: url?.host ?? '', isOwn };
}

/** Counts the page that is open, and every one the router goes on to. A page that is loaded again is not counted again. */
export function countViews(language: PageView['language']): void {
  // Visitors who ask not to be followed are not counted either, although nobody is followed.
  if (isDeclined()) return;
  const { page: former, host, isOwn } = formerOf(document.referrer);
  let last = former;
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
  const count = ({ pathname, search }: { pathname: string; search: string }, source: PageView['from']) => {
    const seen = pageOf({ pathname, search, former: last?.section ?? null });
    // Steps of the booking and filters change the address of the page that is open.
    if (seen && seen.page !== last?.page) {
      const own = { language: seen.language ?? language };
      const isInside = seen.page === 'booking/time' && last?.section === 'booking';
      // A time that is a button on another page opens the booking with it.
      if (seen.page === 'booking/time' && !isInside) tell({ ...own, page: 'booking', from: source });
      tell({ ...own, page: seen.page, from: seen.page.startsWith('booking/') ? 'booking' : source });
    }
    last = seen ?? last;
  };
  // From a page of ours that is not counted: staff who look at the site.
  const isFromStaff = isOwn && former === null;
  if (isNew && !isFromStaff) count(location, former?.section ?? sourceOf(host));
  else last = pageOf(location);
  onNavigation((address) => {
    const to = new URL(address, location.href);
    if (to.origin === location.origin) count(to, last?.section ?? 'direct');
  });
}
