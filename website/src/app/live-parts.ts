/* Draws the live parts of a page before anybody touches it, as a script of its own beside React's. */
import { drawOpenNow } from '@/features/site/branches/open-now-client';
import { drawDatedList } from '@/features/site/doctors/dated-list-client';
import { drawNextFree } from '@/features/site/next-free-times/next-free-client';
import { drawWeek } from '@/features/site/next-free-times/week-client';
import { drawAnalytics } from '@/features/site/page-views/analytics-client';
import { countViews } from '@/features/site/page-views/client';
import { drawLivePart, LIVE_DATA, LIVE_PART } from '@/lib/browser/live-part';
import { readLiveWords } from '@/lib/page/live-words';

const DRAWN_BY = {
  'open-now': drawOpenNow,
  'next-free': drawNextFree,
  'dated-list': drawDatedList,
  week: drawWeek,
  analytics: drawAnalytics,
};

/** Live parts that depend on the address behind "#", such as a service: React reads that, and starts at once then. */
const DEPENDS_ON_FRAGMENT = ['next-free', 'week'];

for (const part of document.querySelectorAll<HTMLElement>(`[${LIVE_PART}]`)) {
  const name = part.getAttribute(LIVE_PART) ?? '';
  if (location.hash && DEPENDS_ON_FRAGMENT.includes(name)) continue;
  const draw = Object.entries(DRAWN_BY).find(([known]) => known === name)?.[1];
  if (draw) drawLivePart<never>(part, part.getAttribute(LIVE_DATA) ?? 'null', draw);
}

const words = readLiveWords();
if (words?.countsVisits) countViews(words.locale);
