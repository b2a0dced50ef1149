import { REPLAYED_LINK } from './early-input';
import { SAVED_FORMS } from './form-persistence';
import { SCRIPTS_WANTED } from './live-part';
import { UPDATE_CHECK } from './shell-constants';
import { TOUCHED } from './touched';

/** Attribute of the script that defers the others, with what follows as JSON. */
export const DEFERRED_SCRIPTS = 'data-deferred-scripts';

export interface DeferredScripts {
  files: string[];
  /** Scripts that are fetched before the first interaction, where there is room. */
  ahead: string[];
  /** Scripts that draw live parts: they start once the page is painted. */
  liveParts: string[];
  /** A page that has cost more bytes than this has no room for fetching ahead. */
  mostBytes: number;
  /** False for a form that is sure to be filled in: its scripts start once it is painted. */
  waitsForInteraction: boolean;
}

/**
 * Events before a visitor wants anything of a page. The end of a touch, not its beginning: scripts that start in between would
 * hold up the press itself.
 */
const SIGNS = [
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'wheel',
  'keydown',
  'input',
  'focus',
  'blur',
  'hashchange',
  'visibilitychange',
  SCRIPTS_WANTED,
];
const OPTIONS = { capture: true, passive: true };
/** Longest time from the end of a touch to its click: scripts added in between kept a menu closed for 40 ms. A long press has none. */
const CLICK_WITHIN_MS = 100;
/** Latest start, as some part of the page may never be loaded. */
const AT_LATEST_MS = 4000;
/** Pictures near the first view are asked for while a page is painted, and counted once they are there: looked at so often. */
const SETTLED_MS = 1000;

/** Connection as `navigator.connection` describes it, in browsers that have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts the scripts of a page at the visitor's first interaction: a public page works without them. They are fetched when a
 * finger or a mouse is put down, and started when it is lifted, after the paint that a click brings. A link that is pressed
 * fetches and starts nothing: the next page is wanted, and these would come before it on the line.
 */
export function deferScripts(settings: DeferredScripts): void {
  const { classList } = document.documentElement;
  let isStarted = false;
  let isOnLink = false;
  let isWindowLeft = false;

  const start = () => {
    if (isStarted || document.hidden) return;
    isStarted = true;
    for (const type of SIGNS) removeEventListener(type, onSign, OPTIONS);
    removeEventListener('pointerdown', onPointerDown, OPTIONS);
    classList.add(TOUCHED);
    addScripts(settings.files, false);
  };

  function onSign(sign: Event): void {
    const { type, target } = sign;
    if (document.hidden) return;
    if (type === 'pointermove') {
      if (sign instanceof MouseEvent && (sign.movementX || sign.movementY)) start();
    } else if (type === 'blur') isWindowLeft ||= target === window;
    else if (['pointerup', 'focus', 'click'].includes(type)) {
      // A window that just opens gets the focus too, and that means nothing yet.
      if (isOnLink || (type === 'focus' && target === window && !isWindowLeft)) return;
      if (type === 'click') requestAnimationFrame(() => setTimeout(start));
      else setTimeout(start, CLICK_WITHIN_MS);
    } else start();
  }

  function onPointerDown({ target }: Event): void {
    classList.add(TOUCHED);
    isOnLink = target instanceof Element && target.closest(`a[href]:not([${REPLAYED_LINK}])`) !== null;
    if (isOnLink) return;
    removeEventListener('pointerdown', onPointerDown, OPTIONS);
    setTimeout(() => {
      if (!isStarted) addLinks(settings.files, 'preload');
    });
  }

  const fetchAhead = () => {
    if (isStarted) return;
    const isLoading = [...document.images].some(({ currentSrc, complete }) => currentSrc && !complete);
    if (isLoading) setTimeout(fetchAhead, SETTLED_MS);
    else if (bytesSpent() <= settings.mostBytes) fetchFiles(settings.ahead);
  };

  let isPainted = false;
  const onPainted = () => {
    if (isPainted) return;
    isPainted = true;
    addScripts(settings.liveParts, true);
    if (!settings.waitsForInteraction || location.hash || hasSavedForms()) start();
    else if (isGoodLine()) setTimeout(fetchAhead, SETTLED_MS);
  };

  for (const type of SIGNS) addEventListener(type, onSign, OPTIONS);
  addEventListener('pointerdown', onPointerDown, OPTIONS);
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onPainted))),
  );
  setTimeout(onPainted, AT_LATEST_MS);
  setTimeout(start, UPDATE_CHECK.pollInterval);
}

function addScripts(files: string[], async: boolean): void {
  document.head.append(
    ...files.map((src) => Object.assign(document.createElement('script'), { src, async })),
  );
}

function addLinks(files: string[], rel: 'preload' | 'prefetch'): void {
  document.head.append(
    ...files.map((href) => Object.assign(document.createElement('link'), { rel, as: 'script', href })),
  );
}

/** A link costs the page a fifth of what `fetch` does, which browsers without it are left with. */
function fetchFiles(files: string[]): void {
  if (document.createElement('link').relList.supports('prefetch')) {
    addLinks(files, 'prefetch');
    return;
  }
  for (const file of files)
    fetch(file, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {});
}

function bytesSpent(): number {
  return ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type))
    .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize') ?? 0), 0);
}

function hasSavedForms(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = navigation !== undefined && Reflect.get(navigation, 'type') === 'reload';
    return isReload && sessionStorage.getItem(SAVED_FORMS) !== null;
  } catch {
    // A browser that refuses its storage has saved none.
    return false;
  }
}

function isGoodLine(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  const { saveData = false, effectiveType = '4g' } = connection;
  return !saveData && effectiveType === '4g';
}
