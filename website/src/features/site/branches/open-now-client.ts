import type { Weekday } from '@/lib/backend/shapes';
import { type DrawLivePart, fillSlot } from '@/lib/browser/live-part';
import { readLiveWords } from '@/lib/page/live-words';
import { MINUTE_MS } from '@/lib/time/clinic-time';
import { wallClockOf } from '@/lib/time/zone-offset';
import { openingText } from './clock-words';
import { type BranchHours, bareClosure, type OpeningHours, openState } from './rules';

/** Returns what `drawOpenNow` has to know of a branch, in few letters. */
export function openNowData({ hours, closures, timeZone }: BranchHours) {
  return {
    /** Each of them "sunday 10:00 22:00", as a page says them for several branches. */
    hours: hours.map(({ weekday, opensAt, closesAt }) => `${weekday} ${opensAt} ${closesAt}`),
    closures: closures.map(bareClosure),
    timeZone,
  };
}

function readHours(text: string): OpeningHours {
  const [weekday, opensAt = '', closesAt = ''] = text.split(' ');
  return { weekday: weekday as Weekday, opensAt, closesAt };
}

/** Says in a part whether a branch is open at this minute, by its own clock, and until when. */
export const drawOpenNow: DrawLivePart<ReturnType<typeof openNowData>> = ({ part, data, isCurrent }) => {
  const words = readLiveWords();
  const hours = data.hours.map(readHours);
  const look = () => {
    if (!isCurrent() || !words) return clearInterval(timer);
    const { closures, timeZone } = data;
    const state = openState(hours, closures, wallClockOf(new Date(), timeZone, words.offsets[timeZone]));
    part.dataset.state = state.isOpen ? 'open' : 'closed';
    fillSlot({ part, slot: 'state', text: state.isOpen ? words.openNow.open : words.openNow.closed });
    fillSlot({ part, slot: 'change', text: openingText(state, words.locale, words.openNow) });
  };
  const timer = setInterval(look, MINUTE_MS);
  look();
};
