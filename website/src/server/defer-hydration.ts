/** As React writes the scripts that Next starts a page with; what asks for a script in another way stays. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
/** The same scripts, asked for ahead. */
const PRELOAD = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/[^>]*>/g;
const END = '</body>';
/** Something of the page may never be loaded. */
const AT_LATEST_MS = 4000;

/**
 * The same page with its scripts loaded once all it shows is loaded and painted, or at the visitor's first touch or
 * key: a public page works without them, and until then they only delay its text, typeface and first picture
 * (docs/decisions/0097-deferred-hydration.md). A page of another shape than expected comes back as it is.
 */
export function deferHydration(html: string): string {
  const end = html.lastIndexOf(END);
  const sources = new Set([...html.matchAll(SCRIPT)].map(([, source = '']) => source));
  if (end < 0 || sources.size === 0) return html;
  const body = html.slice(0, end).replace(SCRIPT, '').replace(PRELOAD, '');
  return `${body}<script>${loaderOf([...sources])}</script>${html.slice(end)}`;
}

/** @param sources as they stand in attributes, so with `&amp;` for an ampersand */
function loaderOf(sources: string[]): string {
  const addresses = JSON.stringify(sources.map((source) => source.replaceAll('&amp;', '&')));
  return `(()=>{
let sources=${addresses.replaceAll('<', '\\u003c')};
const touches=['pointerdown','keydown','focusin'];
const start=()=>{
  for(const touch of touches)removeEventListener(touch,start,true);
  document.head.append(...sources.map((src)=>Object.assign(document.createElement('script'),{src,async:true})));
  sources=[];
};
for(const touch of touches)addEventListener(touch,start,true);
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start))));
setTimeout(start,${AT_LATEST_MS});
})()`;
}
