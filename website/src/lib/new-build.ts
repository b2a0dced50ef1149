import { UPDATE_CHECK } from './shell-constants';

/** Asks for a reload; what stands in forms is kept by whoever listens to BEFORE_RELOAD. */
const WANTED = 'site:reload-wanted';

/** Fired before the reload; preventing it stops the reload. */
export const BEFORE_RELOAD = 'site:before-reload';

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
 * thing that cannot be loaded. Reloads once when a piece of script fails or a reload is asked for.
 */
export const RELOAD_SCRIPT = `(()=>{
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
