import { withStore } from '@/lib/browser/remember';

/** Key of storage under which the browser remembers the announcement that was closed. */
const CLOSED = 'closed-announcement';
/** Timers of browsers count no further, ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Script behind the bar, run before the first paint: removes one that was closed or is over, and listens until React does. */
export const HIDE_ANNOUNCEMENT_SCRIPT = `(bar=>{
const {announcement,endsAt}=bar.dataset;
try{if(Date.now()>=Number(endsAt)||localStorage.getItem('${CLOSED}')===announcement)bar.hidden=true}catch{}
bar.querySelector('button')?.addEventListener('click',()=>{bar.hidden=true;try{localStorage.setItem('${CLOSED}',announcement)}catch{}});
})(document.currentScript.previousElementSibling)`;

/** Takes the bar away for good; another announcement is shown again. */
export function closeAnnouncement(bar: HTMLElement): void {
  bar.hidden = true;
  // A browser that remembers nothing shows it on the next page again.
  withStore(() => localStorage.setItem(CLOSED, bar.dataset.announcement ?? ''), undefined);
}

/** The same as the script for a bar that came by client navigation, and takes it away when its time has come. @returns ends it */
export function watchAnnouncement(bar: HTMLElement): () => void {
  const left = Number(bar.dataset.endsAt) - Date.now();
  const closed = withStore(() => localStorage.getItem(CLOSED), null);
  if (left <= 0 || closed === bar.dataset.announcement) bar.hidden = true;
  if (left > LONGEST_TIMER) return () => {};
  const timer = setTimeout(() => {
    bar.hidden = true;
  }, left);
  return () => clearTimeout(timer);
}
