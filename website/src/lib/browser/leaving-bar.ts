import { oneLine } from './one-line';
import { LOADING_BAR, STACKING } from './shell-constants';

/** On the bar that runs while a page without its scripts is being left. */
export const LEAVING_BAR = 'data-leaving-bar';
/** What a link leads to may turn out to be no page: the bar does not stay for good, ms. */
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

/**
 * Runs inside the HTML: the loading bar (specification, point 2) for a link that the browser itself follows, as it does where
 * the link is the first thing that is pressed and no scripts are there. What React's router follows, it has prevented here.
 */
export const LEAVING_BAR_SCRIPT = oneLine(`(()=>{
let bar;
const end=()=>{bar&&bar.remove();bar=null};
addEventListener('click',(event)=>{
  const {target,button,metaKey,ctrlKey,shiftKey,altKey,defaultPrevented}=event;
  const link=target instanceof Element&&target.closest('a[href]');
  if(!link||bar||defaultPrevented||button||metaKey||ctrlKey||shiftKey||altKey)return;
  if(link.target||link.hasAttribute('download')||link.origin!==location.origin||/[.][^/]*$/.test(link.pathname))return;
  if(link.pathname+link.search===location.pathname+location.search)return;
  bar=document.createElement('div');
  bar.setAttribute('${LEAVING_BAR}','');
  bar.setAttribute('aria-hidden','true');
  bar.style.cssText='${LOOK}';
  document.documentElement.append(bar);
  bar.getBoundingClientRect();
  bar.style.inlineSize='90%';
  setTimeout(end,${AT_LATEST_MS});
});
addEventListener('pageshow',end);
})()`);
