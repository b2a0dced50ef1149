import { UPDATE_CHECK } from './shell-constants';

/** Event that asks for a reload; listeners of BEFORE_RELOAD keep what stands in forms. */
const WANTED = 'site:reload-wanted';

/** Event before the reload; preventing it stops the reload, which waits for the promises in its detail. */
export const BEFORE_RELOAD = 'site:before-reload';

const RELOADED_AT = 'site:reloaded-at';

const CHUNK_FAULT =
  /Failed to load chunk|Loading (?:CSS )?chunk .+ failed|error loading dynamically imported module|Importing a module script failed/i;

/** True for the fault of a piece of script that the server no longer has (Turbopack's wording and others'). */
export function isChunkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_FAULT.test(error.message);
}

/** Requests one reload, at least 10 s after the last one and only while the server is reachable. */
export function requestReload(): void {
  window.dispatchEvent(new Event(WANTED));
}

/** Reloads once when a script fails, before and without every other: a newer build's may be what fails. */
export function reloadOnFault(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const isScript = target instanceof HTMLScriptElement && target.src.includes('/_next/static/');
      if (isScript || isChunkFault(event.error)) void reload();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFault(reason)) void reload();
  });
  addEventListener(WANTED, () => void reload());
}

async function reload(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < UPDATE_CHECK.reloadGuard) return;
    const answer = await fetch('/api/build-id', { cache: 'no-store' });
    const waits: Promise<void>[] = [];
    const asking = new CustomEvent(BEFORE_RELOAD, { cancelable: true, detail: waits });
    if (!answer.ok || !dispatchEvent(asking)) return;
    await Promise.all(waits);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    location.reload();
  } catch {
    // Out of reach, or without storage, which would reload for ever.
  }
}
