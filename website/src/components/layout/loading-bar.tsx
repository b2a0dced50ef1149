'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { onNavigation } from '@/lib/browser/navigation-signal';
import { LOADING_BAR, STACKING } from '@/lib/browser/shell-constants';
import { type BarState, createLoadingProgress } from './loading-progress';

/** The thin line at the top while the next page is on its way (specification, points 2 and 9). */
export function LoadingBar() {
  return (
    // The query is known in the browser only; nothing is shown for it on the server.
    <Suspense>
      <Bar />
    </Suspense>
  );
}

function Bar() {
  const [{ isVisible, progress }, setState] = useState<BarState>({ isVisible: false, progress: 0 });
  const [course] = useState(() => createLoadingProgress({ onChange: setState }));
  const here = `${usePathname()}?${useSearchParams()}`;

  useEffect(() => {
    const stopListening = onNavigation((address) => {
      const target = new URL(address, location.href);
      const isElsewhere = target.pathname !== location.pathname || target.search !== location.search;
      if (isElsewhere) course.start();
    });
    return () => {
      stopListening();
      course.stop();
    };
  }, [course]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what ends the wait
  useEffect(() => course.finish(), [course, here]);

  return (
    <div
      data-loading-bar=""
      aria-hidden="true"
      className="pointer-events-none fixed start-0 top-0 transition-opacity print:hidden"
      style={{
        backgroundColor: LOADING_BAR.color,
        height: LOADING_BAR.height,
        inlineSize: `${progress}%`,
        opacity: isVisible ? 1 : 0,
        transitionDuration: `${LOADING_BAR.resetDelay}ms`,
        zIndex: STACKING.modal,
      }}
    />
  );
}
