import { langOfText } from '@/i18n/lang-of-text';
import { takeRecordedEvents } from '@/lib/browser/early-input';
import { type DrawLivePart, fillSlot, redrawOnReturn } from '@/lib/browser/live-part';
import { readLiveWords } from '@/lib/page/live-words';
import { askWeek } from './client';
import type { WeekQuery } from './query';
import type { WeekLink } from './week-state';
import type { WeekInWords } from './week-words';

export type WeekData = Omit<WeekQuery, 'locale' | 'from'> & { words: { loading: string; failed: string } };

/** Attribute of the buttons: `previous`, `next` or `retry`. */
export const WEEK_BUTTON = 'data-week-button';

/**
 * Draws the next days with free times, and those after them by its buttons; anew for whoever comes back to a page that was left
 * for long. A failure stays until a press tries again.
 */
export const drawWeek: DrawLivePart<WeekData> = ({ part, data: { words, ...asked }, isCurrent }) => {
  const locale = readLiveWords()?.locale;
  const list = part.querySelector<HTMLElement>('[data-slot=days]');
  if (!locale || !list) return;
  const say = (text: string) => fillSlot({ part, slot: 'said', text });
  /** First days of the parts shown so far; the first begins today. */
  const begun: (string | undefined)[] = [undefined];
  let later: string | null = null;
  /** Pressed before it was known where the next days begin, such as before the scripts came. */
  let wantsNext = false;

  const ask = async (isRetry = false) => {
    const from = begun.at(-1);
    const wanted = begun.length;
    const isWanted = () => isCurrent() && wanted === begun.length;
    part.ariaBusy = 'true';
    say(words.loading);
    const answer = await askWeek({ ...asked, locale, from }).catch(() => null);
    if (!isWanted()) return;
    part.ariaBusy = 'false';
    part.dataset.state = answer ? 'known' : 'failed';
    say(answer?.range ?? words.failed);
    later = answer?.later ?? null;
    setOff('previous', begun.length === 1);
    setOff('next', later === null);
    if (!answer) return;
    showWeek({ part, list, week: answer });
    if (wantsNext) turn(true);
    // The button that was pressed is gone once the times are there.
    if (isRetry) list.focus();
  };

  const setOff = (name: string, isOff: boolean) =>
    part.querySelector(`[${WEEK_BUTTON}=${name}]`)?.setAttribute('aria-disabled', String(isOff));

  const turn = (isForward: boolean) => {
    wantsNext = isForward && part.ariaBusy === 'true';
    if (wantsNext) return;
    if (isForward) {
      if (later === null) return;
      begun.push(later);
    } else {
      if (begun.length === 1) return;
      begun.pop();
    }
    void ask();
  };

  part.addEventListener('click', ({ target }) => {
    if (!isCurrent() || !(target instanceof Element)) return;
    const button = target.closest(`[${WEEK_BUTTON}]`)?.getAttribute(WEEK_BUTTON);
    if (button === 'previous') turn(false);
    if (button === 'next') turn(true);
    if (button === 'retry') void ask(true);
  });
  const pressedBefore = takeRecordedEvents(part);
  // Drawn before from other data, such as no service: those times would be booked without it.
  list.replaceChildren();
  void ask();
  for (const { element } of pressedBefore) element.click();
  redrawOnReturn(isCurrent, () => {
    if (part.dataset.state !== 'known') return;
    begun.splice(1);
    // The link that has the focus goes with the others.
    void ask(list.contains(document.activeElement));
  });
};

function showWeek({ part, list, week }: { part: HTMLElement; list: HTMLElement; week: WeekInWords }): void {
  list.replaceChildren(...week.days.map(dayElement));
  const note = part.querySelector('[data-slot=note]');
  const { nothing, zone, waiting } = week;
  note?.replaceChildren(nothing ?? (zone && isElsewhere(zone) ? zone.text : ''));
  if (waiting) note?.append(' ', linkElement({ ...waiting, className: WAITING }));
}

/** Returns whether the reader's time zone differs from the branch's at this time. */
function isElsewhere({ instant, minutes }: NonNullable<WeekInWords['zone']>): boolean {
  return -new Date(instant).getTimezoneOffset() !== minutes;
}

const DAY =
  'flex min-h-[5.5rem] flex-wrap items-baseline gap-x-3 border-line border-t py-2 lg:block lg:min-h-[23.5rem] lg:border-t-0 lg:py-0';
const DAY_NAME =
  'min-h-6 font-semibold text-brand text-sm leading-6 lg:mb-2 lg:min-h-9 lg:border-line lg:border-b lg:pb-2 lg:text-center';
const BRANCH = 'mb-1 text-text-soft text-xs leading-6 lg:text-center';
const TIMES =
  'mb-2 grid basis-full grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-1.5 sm:grid-cols-4 last:mb-0 lg:grid-cols-1 lg:gap-2';
const TIME =
  'flex min-h-11 items-center justify-center whitespace-nowrap rounded-control border border-line-strong bg-surface px-1 font-semibold text-action text-xs tabular-nums sm:text-sm hover:border-action hover:bg-surface-sky';
const MORE =
  'flex min-h-11 items-center justify-center font-semibold text-action text-sm underline underline-offset-4';
const WAITING =
  'inline-flex min-h-11 items-center px-2 font-semibold text-action underline underline-offset-4';
const SHOWN_ON = { narrow: 'lg:hidden', wide: 'max-lg:hidden' };

type Child = Node | string;

function element(name: string, className: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function linkElement({ text, label, href, className }: WeekLink & { className: string }): HTMLElement {
  const link = element('a', className, text);
  link.setAttribute('href', href);
  if (label) link.ariaLabel = label;
  return link;
}

function dayElement({ name, branches }: WeekInWords['days'][number]): HTMLElement {
  const item = (className: string) => (link: WeekLink) =>
    element('li', link.shownOn ? SHOWN_ON[link.shownOn] : '', linkElement({ ...link, className }));
  return element(
    'li',
    DAY,
    element('p', DAY_NAME, name),
    ...branches.flatMap((branch) => [
      Object.assign(element('p', BRANCH, branch.name), { lang: langOfText(branch.name) }),
      element('ul', TIMES, ...branch.times.map(item(TIME)), ...branch.more.map(item(MORE))),
    ]),
  );
}
