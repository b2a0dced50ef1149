import { createHash } from 'node:crypto';
import { SAVED_FORMS } from '../../lib/form-persistence';
import { jsonInScript } from '../../lib/json-in-script';
import { LIVE_PARTS_FILE, SCRIPTS_WANTED } from '../../lib/live-part';
import { UPDATE_CHECK } from '../../lib/shell-constants';
import { findScripts, type PageScript, type Range } from './page-scripts';

/** How React's data begins in each of the scripts that Next writes into a page. */
const FLIGHT = /^\(?self\.__next_f/;
const CHUNK = '/_next/static/';
/** Where the data of a page lies, by its content; below the files of Next, as edges keep those for long. */
export const FLIGHT_FOLDER = '/_next/static/flight/';
/**
 * What a visitor does before wanting anything of a page; a mouse that moves will press next (browsers tell a page where
 * the mouse rests, which is no move). The end of a touch, not its beginning: scripts that start in between would hold up
 * the press itself.
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
  'visibilitychange',
  SCRIPTS_WANTED,
];
/** Something of the page may never be loaded. */
const AT_LATEST_MS = 4000;

export interface LatePage {
  html: string;
  /** The data of the page as a script of its own, and its address; null when there is none. */
  flight: { address: string; script: string } | null;
  /** The scripts that stand in `html`. */
  inline: string[];
}

/**
 * The same page with its scripts started at the visitor's first touch or key: a public page works without them. They are
 * fetched once all it shows is loaded and painted, so that they never delay its text, typeface and first picture, and not
 * on a slow line or where data is to be saved (docs/decisions/0164-scripts-at-need.md); a link costs the page a fifth of
 * what `fetch` does, which browsers without it are left with. The data of the page, which says a second time what the page
 * shows, is taken out of it and loaded with them. A page of another shape than expected comes back as it is.
 *
 * @param path the page's own address, by which its data can be made again; null leaves the data in the page
 * @param waitsForTouch false for a page whose next press is certain, such as a step of the booking: its scripts start when it
 *   is painted
 */
export function deferScripts({
  html,
  path,
  waitsForTouch = path !== null,
}: {
  html: string;
  path: string | null;
  waitsForTouch?: boolean;
}): LatePage {
  const { scripts, preloads, bodyEnd } = findScripts(html);
  const isData = ({ src, text }: PageScript) => path !== null && src === null && FLIGHT.test(text);
  const flights = scripts.filter(isData);
  const chunks = scripts.filter(({ src, isAsync }) => isAsync && src?.startsWith(CHUNK));
  const inline = scripts.filter(({ src }) => src === null);
  const textsOf = (kept: PageScript[]) => kept.map(({ text }) => text);
  if (bodyEnd === null || chunks.length === 0) return { html, flight: null, inline: textsOf(inline) };
  const flight = path === null || flights.length === 0 ? null : flightOf({ flights, path });
  const sources = [flight?.address, ...new Set(chunks.map(({ src }) => src))].filter(
    (src) => typeof src === 'string',
  );
  const body = without({ html: html.slice(0, bodyEnd), ranges: [...flights, ...chunks, ...preloads] });
  const loader = loaderOf({ sources, waitsForTouch });
  return {
    html: `${body}<script>${loader}</script>${html.slice(bodyEnd)}`,
    flight,
    inline: [...textsOf(inline.filter((script) => !flights.includes(script))), loader],
  };
}

function flightOf({ flights, path }: { flights: PageScript[]; path: string }): LatePage['flight'] {
  const script = flights.map(({ text }) => `${text};\n`).join('');
  const name = createHash('sha256').update(script).digest('hex').slice(0, 20);
  return { address: `${FLIGHT_FOLDER}${name}.js?${new URLSearchParams({ page: path })}`, script };
}

function without({ html, ranges }: { html: string; ranges: Range[] }): string {
  let text = '';
  let from = 0;
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    text += html.slice(from, start);
    from = end;
  }
  return text + html.slice(from);
}

/**
 * What stands in place of the scripts. They run in order: they read the data as they start.
 *
 * @param waitsForTouch see {@link deferScripts}
 */
function loaderOf({ sources, waitsForTouch }: { sources: string[]; waitsForTouch: boolean }): string {
  const isLivePart = (src: string) => src.endsWith(`/${LIVE_PARTS_FILE}`);
  const own = sources.filter((src) => !isLivePart(src));
  return `(()=>{
let files=${jsonInScript(own)};
const signs=${jsonInScript(SIGNS)};
const add=(files,async)=>document.head.append(...files.map((src)=>Object.assign(document.createElement('script'),{src,async})));
const start=(sign)=>{
  if(document.hidden||sign?.type==='pointermove'&&!sign.movementX&&!sign.movementY)return;
  for(const type of signs)removeEventListener(type,start,true);
  add(files,false);
  files=[];
};
for(const type of signs)addEventListener(type,start,{capture:true,passive:true});
const link=(href)=>Object.assign(document.createElement('link'),{rel:'prefetch',as:'script',href});
const fetchEarly=(file)=>link().relList.supports('prefetch')?document.head.append(link(file)):fetch(file,{priority:'low'}).then((answer)=>answer.blob()).catch(()=>{});
const saved=()=>{try{return sessionStorage.getItem('${SAVED_FORMS}')}catch{}};
let isPainted=false;
const painted=()=>{
  if(isPainted)return;
  isPainted=true;
  add(${jsonInScript(sources.filter(isLivePart))},true);
  if(${waitsForTouch ? '' : 'true||'}location.hash||saved())return start();
  const {saveData,effectiveType='4g'}=navigator.connection??{};
  if(!saveData&&effectiveType==='4g')files.forEach(fetchEarly);
};
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(painted))));
setTimeout(painted,${AT_LATEST_MS});
setTimeout(start,${UPDATE_CHECK.pollInterval});
})()`;
}
