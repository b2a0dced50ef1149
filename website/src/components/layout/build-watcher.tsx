'use client';

import { useEffect } from 'react';
import { isChunkFault, isOutdated, reloadOnce } from './build-watch';

/** How often a page that stays open asks for a newer build; also asked when its tab is looked at again. */
const CHECK_MS = 5 * 60 * 1000;

/**
 * Reloads an old page: at once when a part of it is gone from the server, else when a newer build is
 * served and nothing has been typed that a reload would lose (specification, point 2).
 */
export function BuildWatcher({ buildId }: { buildId: string }) {
  useEffect(() => {
    let hasTyped = false;
    let lastCheck = Date.now();
    const onInput = () => {
      hasTyped = true;
    };
    const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
      if (isChunkFault('reason' in event ? event.reason : event.error)) reloadOnce();
    };
    const check = async () => {
      if (document.hidden || Date.now() - lastCheck < CHECK_MS) return;
      lastCheck = Date.now();
      if ((await isOutdated({ ownId: buildId })) && !hasTyped) reloadOnce();
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('input', onInput, true);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('error', onFault);
    window.addEventListener('unhandledrejection', onFault);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('error', onFault);
      window.removeEventListener('unhandledrejection', onFault);
    };
  }, [buildId]);

  return null;
}
