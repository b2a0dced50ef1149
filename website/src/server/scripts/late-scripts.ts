import { REPLAYED_LINK } from '../../lib/browser/event-replay';
import { SAVED_FORMS } from '../../lib/browser/form-persistence';
import { LIVE_PARTS_FILE, SCRIPTS_WANTED } from '../../lib/browser/live-part';
import { oneLine } from '../../lib/browser/one-line';
import { UPDATE_CHECK } from '../../lib/browser/shell-constants';
import { TOUCHED } from '../../lib/browser/touched';
import { jsonInScript } from '../../lib/text/json-in-script';
import { findScripts, type Range } from './page-scripts';

const CHUNK = '/_next/static/';
/**
 * What a visitor does before wanting anything of a page; a mouse that moves will press next (browsers tell a page where
 * the mouse rests, which is no move). The end of a touch, not its beginning: scripts that start in between would hold up
 * the press itself; and after the paint that a click brings, which opens a menu without any of them. A focus is one of the page's
 * elements', or of a window that was left for another: one that just opens gets the focus too, and that means nothing yet.
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
/**
 * From the end of a touch, and the focus that it gives, to the click that the browser makes of it, at most. Adding twenty scripts
 * to the page in between kept a phone from opening its menu for 40 ms. A long press has no click.
 */
const CLICK_WITHIN_MS = 100;
/** Something of the page may never be loaded. */
const AT_LATEST_MS = 4000;
/** Pictures near the first view are asked for while a page is painted, and counted once they are there: looked at so often. */
const SETTLED_MS = 1000;
/**
 * A page that has cost more than this leaves no room for React and Next, which are 115 KB: what nobody touches is to cost 200 KB
 * at most, the home page 250.
 */
const MOST_BEFORE_SCRIPTS = { home: 130 * 1024, inner: 80 * 1024 };
const OPEN = Buffer.from('<script>');
const CLOSE = Buffer.from('</script>');

export interface LatePage {
  page: Buffer;
  /** The scripts that stand in `page`. */
  inline: Buffer[];
}

/**
 * The same page with its scripts started at the visitor's first touch or key: a public page works without them. They are
 * fetched when a finger or a mouse is put down, and started when it is lifted. Those that every page shares are fetched
 * ahead, once all the page shows is loaded and painted, where there is room for them: not after a page that was large, on a
 * slow line, or where data is to be saved; a link costs
 * the page a fifth of what `fetch` does, which browsers without it are left with. A page of another shape than expected comes
 * back as it is.
 *
 * @param isShared tells the scripts that every page has
 * @param waitsForTouch false for a page whose next press is certain, such as a step of the booking: its scripts start when it
 *   is painted
 */
export function deferScripts({
  page,
  isHome,
  waitsForTouch,
  isShared = () => false,
}: {
  page: Buffer;
  isHome: boolean;
  waitsForTouch: boolean;
  isShared?: (src: string) => boolean;
}): LatePage {
  const { scripts, preloads, bodyEnd } = findScripts(page);
  const chunks = scripts.filter(({ src, isAsync }) => isAsync && src?.startsWith(CHUNK));
  const inline = scripts.filter(({ src }) => src === null).map(({ text }) => text);
  if (bodyEnd === null || chunks.length === 0) return { page, inline };
  const sources = [...new Set(chunks.flatMap(({ src }) => src ?? []))];
  const loader = Buffer.from(
    loaderOf({
      sources,
      waitsForTouch,
      isShared,
      most: MOST_BEFORE_SCRIPTS[isHome ? 'home' : 'inner'],
    }),
  );
  const body = without(page.subarray(0, bodyEnd), [...chunks, ...preloads]);
  return {
    page: Buffer.concat([...body, OPEN, loader, CLOSE, page.subarray(bodyEnd)]),
    inline: [...inline, loader],
  };
}

/** The page in pieces, without what stands in the ranges. */
function without(page: Buffer, ranges: Range[]): Buffer[] {
  const inOrder = [...ranges].sort((one, other) => one.start - other.start);
  const starts = [0, ...inOrder.map(({ end }) => end)];
  const ends = [...inOrder.map(({ start }) => start), page.length];
  return starts.map((start, index) => page.subarray(start, ends[index]));
}

/**
 * What stands in place of the scripts, which run in their order. A link that is pressed
 * fetches and starts nothing: the next page is wanted, and these would come before it on the line.
 *
 * @param options see {@link deferScripts}; most: bytes of a page after which nothing is fetched ahead
 */
function loaderOf({
  sources,
  waitsForTouch,
  isShared,
  most,
}: {
  sources: string[];
  waitsForTouch: boolean;
  isShared: (src: string) => boolean;
  most: number;
}): string {
  const isLivePart = (src: string) => src.endsWith(`/${LIVE_PARTS_FILE}`);
  const own = sources.filter((src) => !isLivePart(src));
  return oneLine(`(()=>{
let files=${jsonInScript(own)};
let ahead=[${own.flatMap((src, at) => (isShared(src) ? at : []))}].map((at)=>files[at]);
const signs=${jsonInScript(SIGNS)};
const add=(files,async)=>document.head.append(...files.map((src)=>Object.assign(document.createElement('script'),{src,async})));
const link=(rel)=>(href)=>Object.assign(document.createElement('link'),{rel,as:'script',href});
let isOnLink=false;
let isLeft=false;
const touch=({target})=>{
  document.documentElement.classList.add('${TOUCHED}');
  isOnLink=!!target.closest?.('a[href]:not([${REPLAYED_LINK}])');
  if(isOnLink)return;
  removeEventListener('pointerdown',touch,true);
  setTimeout(()=>document.head.append(...files.map(link('preload'))));
};
const start=(sign)=>{
  if(document.hidden||sign?.type==='pointermove'&&!sign.movementX&&!sign.movementY)return;
  if(isOnLink&&['pointerup','focus','click'].includes(sign?.type))return;
  if(sign?.type==='blur')return void(isLeft||=sign.target===window);
  if(sign?.type==='focus'&&sign.target===window&&!isLeft)return;
  if(['pointerup','focus'].includes(sign?.type))return void setTimeout(start,${CLICK_WITHIN_MS});
  if(sign?.type==='click')return void requestAnimationFrame(()=>setTimeout(start));
  for(const type of signs)removeEventListener(type,start,true);
  removeEventListener('pointerdown',touch,true);
  document.documentElement.classList.add('${TOUCHED}');
  add(files,false);
  files=ahead=[];
};
for(const type of signs)addEventListener(type,start,{capture:true,passive:true});
addEventListener('pointerdown',touch,{capture:true,passive:true});
const fetchAhead=()=>{
  if([...document.images].some(({currentSrc,complete})=>currentSrc&&!complete))return void setTimeout(fetchAhead,${SETTLED_MS});
  const spent=['navigation','resource'].flatMap((type)=>performance.getEntriesByType(type)).reduce((sum,{transferSize=0})=>sum+transferSize,0);
  if(spent>${most})return;
  if(document.createElement('link').relList.supports('prefetch'))document.head.append(...ahead.map(link('prefetch')));
  else for(const file of ahead)fetch(file,{priority:'low'}).then((answer)=>answer.blob()).catch(()=>{});
};
const saved=()=>{try{return performance.getEntriesByType('navigation')[0]?.type==='reload'&&sessionStorage.getItem('${SAVED_FORMS}')}catch{}};
let isPainted=false;
const painted=()=>{
  if(isPainted)return;
  isPainted=true;
  add(${jsonInScript(sources.filter(isLivePart))},true);
  if(${waitsForTouch ? '' : 'true||'}location.hash||saved())return start();
  const {saveData,effectiveType='4g'}=navigator.connection??{};
  if(!saveData&&effectiveType==='4g')setTimeout(fetchAhead,${SETTLED_MS});
};
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(painted))));
setTimeout(painted,${AT_LATEST_MS});
setTimeout(start,${UPDATE_CHECK.pollInterval});
})()`);
}
