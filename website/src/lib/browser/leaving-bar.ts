import { LOADING_BAR, STACKING } from './shell-constants';

/** Attribute of the bar that runs while a page without its scripts is being left. */
export const LEAVING_BAR = 'data-leaving-bar';
/** Time after which the bar goes, ms: a link may turn out to lead to no page. */
const AT_LATEST_MS = 10_000;
const LOOK = [
  'position:fixed',
  'inset-block-start:0',
  'inset-inline-start:0',
  'inline-size:0',
  'pointer-events:none',
  `block-size:${LOADING_BAR.height}px`,
  `background-color:${LOADING_BAR.color}`,
  `z-index:${STACKING.modal}`,
  `transition:inline-size ${LOADING_BAR.duration}ms ease-out ${LOADING_BAR.throttle}ms`,
].join(';');

/** Shows the loading bar (specification, point 2) for a link that the browser itself follows, not React's router. */
export function showBarWhileLeaving(): void {
  let bar: HTMLElement | null = null;
  const end = () => {
    bar?.remove();
    bar = null;
  };
  addEventListener('click', (event) => {
    if (bar || !isFollowed(event)) return;
    bar = document.createElement('div');
    bar.setAttribute(LEAVING_BAR, '');
    bar.setAttribute('aria-hidden', 'true');
    bar.style.cssText = LOOK;
    document.documentElement.append(bar);
    bar.getBoundingClientRect();
    bar.style.inlineSize = '90%';
    setTimeout(end, AT_LATEST_MS);
  });
  addEventListener('pageshow', end);
}

/** True where a press has the browser leave the page for another one of the site. */
function isFollowed(event: MouseEvent): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  const isFile = /[.][^/]*$/.test(link.pathname);
  return !isFile && link.pathname + link.search !== location.pathname + location.search;
}
