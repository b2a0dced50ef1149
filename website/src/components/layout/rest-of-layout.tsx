'use client';

import { useEffect } from 'react';
import { WHOLE_LAYOUT } from '@/lib/whole-layout';

/** For each part, while something moves on the page all the time. */
const AT_LATEST_MS = 200;

/**
 * Has the browser lay out what was left for later (globals.css, `laid-out-later`), a part at a time while nothing else
 * is to do. Draws nothing. Browsers without idle time to give out leave nothing for later either.
 */
export function RestOfLayout() {
  useEffect(() => {
    const page = document.documentElement.classList;
    if (page.contains(WHOLE_LAYOUT) || typeof requestIdleCallback !== 'function') return;
    const lazy = (work: () => void) => requestIdleCallback(work, { timeout: AT_LATEST_MS });
    const parts = [...document.querySelectorAll<HTMLElement>('[data-laid-out-later]')];
    let next = 0;
    const layOutOne = () => {
      const part = parts.shift();
      if (part) part.style.contentVisibility = 'visible';
      else page.add(WHOLE_LAYOUT);
      if (part) next = lazy(layOutOne);
    };
    next = lazy(layOutOne);
    return () => cancelIdleCallback(next);
  }, []);
  return null;
}
