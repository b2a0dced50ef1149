import { UPDATE_CHECK } from './shell-constants';

/** Asks for a reload; what stands in forms is kept by whoever listens to BEFORE_RELOAD. */
const WANTED = 'site:reload-wanted';

/** Fired before the reload; preventing it stops the reload. */
export const BEFORE_RELOAD = 'site:before-reload';

/** Name of the set on `window` of the forms that somebody has typed in, with script or before it. */
const TYPED_IN = 'formsTypedIn';

/** The forms of the page that somebody has typed in and not emptied. */
export function formsTypedIn(): HTMLFormElement[] {
  const forms: unknown = Reflect.get(window, TYPED_IN);
  return forms instanceof Set ? [...forms].filter((form) => form.isConnected) : [];
}

const RELOADED_AT = 'site:reloaded-at';

const CHUNK_FAULT =
  /Failed to load chunk|Loading (?:CSS )?chunk .+ failed|error loading dynamically imported module|Importing a module script failed/i;

/** True for the fault of a piece of script that the server no longer has (Turbopack's wording and others'). */
export function isChunkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_FAULT.test(error.message);
}

/** Asks for one reload. It does not come within 10 s of the last one, nor while the server is out of reach. */
export function requestReload(): void {
  window.dispatchEvent(new Event(WANTED));
}

/**
 * Runs inside the HTML, before and without every other script: the script of a newer build may be the very
 * thing that cannot be loaded. Reloads once when a piece of script fails or a reload is asked for, and knows the forms
 * that a reload must not empty.
 */
export const RELOAD_SCRIPT = `(()=>{
const typedIn=window.${TYPED_IN}=new Set();
addEventListener('input',({target})=>{if(target.form)typedIn.add(target.form)},true);
addEventListener('reset',({target})=>{typedIn.delete(target)},true);
const reload=async()=>{
  try{
    if(Date.now()-Number(sessionStorage.getItem('${RELOADED_AT}')||0)<${UPDATE_CHECK.reloadGuard})return;
    const answer=await fetch('/api/build-id',{cache:'no-store'});
    if(!answer.ok||!dispatchEvent(new Event('${BEFORE_RELOAD}',{cancelable:true})))return;
    sessionStorage.setItem('${RELOADED_AT}',Date.now());
    location.reload();
  }catch{}
};
const isChunk=(error)=>Boolean(error)&&(error.name==='ChunkLoadError'||${CHUNK_FAULT}.test(error.message));
addEventListener('error',(event)=>{
  const {target,error}=event;
  const isScript=target instanceof HTMLScriptElement&&target.src.includes('/_next/static/');
  if(isScript||isChunk(error))reload();
},true);
addEventListener('unhandledrejection',(event)=>{if(isChunk(event.reason))reload()});
addEventListener('${WANTED}',reload);
})()`;
