'use client';

import { useEffect } from 'react';
import { formsTypedIn } from '@/lib/browser/early-input';
import { hasChosenFile, restoreForms, saveForms } from '@/lib/browser/form-persistence';
import { onNavigation } from '@/lib/browser/navigation-signal';
import { BEFORE_RELOAD, requestReload } from '@/lib/browser/new-build';
import { UPDATE_CHECK } from '@/lib/browser/shell-constants';

/** The build a reload was made for. When the page is an older one all the same, a second try is no help. */
const RELOADED_FOR = 'site:reloaded-for';

/** Notices a newer build now and then and on coming back; a half-filled form waits until the visitor moves on. */
export function UpdateCheck() {
  useEffect(() => {
    let newBuild: string | null = null;
    void restoreForms();

    const isFilling = () => formsTypedIn().length > 0 || hasChosenFile();

    const onBeforeReload = (event: Event) => {
      if (hasChosenFile()) event.preventDefault();
      else if (event instanceof CustomEvent) event.detail.push(saveForms(formsTypedIn()));
    };

    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      newBuild ??= await findNewBuild();
      if (newBuild === null || isFilling()) return;
      sessionStorage.setItem(RELOADED_FOR, newBuild);
      requestReload();
    };

    const onMove = (address: string) => {
      if (newBuild !== null) location.assign(address);
    };

    // Scripts may start long after the page came, because somebody came back to it (lib/browser/deferred-scripts.ts).
    if (performance.now() >= UPDATE_CHECK.isOldAfter) void check();
    const timer = setInterval(check, UPDATE_CHECK.pollInterval);
    const stopListening = onNavigation(onMove);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    window.addEventListener(BEFORE_RELOAD, onBeforeReload);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
      window.removeEventListener(BEFORE_RELOAD, onBeforeReload);
    };
  }, []);

  return null;
}

/** Returns the id of a newer build once its manifest is served; null if there is none or no answer. */
async function findNewBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/api/build-id', { cache: 'no-store' });
    if (!answer.ok) return null;
    const { id } = await answer.json();
    const isOther = typeof id === 'string' && id !== '' && id !== process.env.BUILD_ID;
    if (!isOther || sessionStorage.getItem(RELOADED_FOR) === id) return null;
    const manifest = await fetch(`/_next/static/${id}/_buildManifest.js`, { method: 'HEAD' });
    return manifest.ok ? id : null;
  } catch {
    return null;
  }
}
