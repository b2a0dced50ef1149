import { type DrawLivePart, SCRIPTS_WANTED } from '@/lib/browser/live-part';
import { readLiveWords } from '@/lib/page/live-words';
import { wallClockOf } from '@/lib/time/zone-offset';

export interface DatedListData {
  timeZone: string;
  /** The branch's date when the page was made. */
  madeOn: string;
}

/** Draws a list of who is there today on the day it was made; on another, React has to draw it again. */
export const drawDatedList: DrawLivePart<DatedListData> = ({ data: { timeZone, madeOn } }) => {
  const { date } = wallClockOf(new Date(), timeZone, readLiveWords()?.offsets[timeZone]);
  if (date !== madeOn) dispatchEvent(new Event(SCRIPTS_WANTED));
};
