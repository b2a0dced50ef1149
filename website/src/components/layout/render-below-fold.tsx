'use client';

import { useEffect } from 'react';
import { FULLY_RENDERED } from '@/lib/browser/fully-rendered';

/** Longest wait for each part, while something moves on the page all the time. */
const AT_LATEST_MS = 200;

/** Lays out the parts below the fold while the browser is idle (first-view.css), or at once. Draws nothing. */
export function RenderBelowFold() {
  useEffect(() => {
    const page = document.documentElement.classList;
    if (page.contains(FULLY_RENDERED) || typeof requestIdleCallback !== 'function') return;
    const lazy = (work: () => void) => requestIdleCallback(work, { timeout: AT_LATEST_MS });
    const parts = [...document.querySelectorAll<HTMLElement>('[data-below-fold]')];
    let next = 0;
    const layOutOne = () => {
      const part = parts.shift();
      if (part) part.style.contentVisibility = 'visible';
      else page.add(FULLY_RENDERED);
      if (part) next = lazy(layOutOne);
    };
    next = lazy(layOutOne);
    return () => cancelIdleCallback(next);
  }, []);
  return null;
}
