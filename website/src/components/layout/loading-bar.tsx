'use client';

import { useEffect, useRef } from 'react';
import { estimateProgress, LOADING_BAR } from './loading-progress';

const TICK_MS = 50;

/** A page that has not come after this time is not waited for any longer. */
const GIVE_UP_MS = 20_000;

/**
 * The thin bar at the top while the next page is on its way. It watches the links themselves and the
 * address: the router tells nobody that it has begun.
 */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const later = (run: () => void, ms: number) => timers.push(setTimeout(run, ms));
    const draw = (percent: number, opacity: number) => {
      if (!bar.current) return;
      bar.current.style.transform = `scaleX(${percent / 100})`;
      bar.current.style.opacity = String(opacity);
    };
    const stop = () => {
      timers.forEach(clearTimeout);
      timers = [];
    };
    const finish = () => {
      stop();
      draw(100, 1);
      later(() => draw(100, 0), LOADING_BAR.hideDelay);
      later(() => draw(0, 0), LOADING_BAR.hideDelay + LOADING_BAR.resetDelay);
    };
    const watch = ({ from, begun, shown }: { from: string; begun: number; shown: boolean }) => {
      const elapsed = performance.now() - begun;
      if (location.href !== from || elapsed > GIVE_UP_MS) return shown ? finish() : stop();
      const isSlow = elapsed >= LOADING_BAR.throttle;
      if (isSlow) draw(estimateProgress(elapsed - LOADING_BAR.throttle), 1);
      later(() => watch({ from, begun, shown: isSlow }), TICK_MS);
    };
    const start = (event: MouseEvent) => {
      if (!leadsToAnotherPage(event)) return;
      stop();
      watch({ from: location.href, begun: performance.now(), shown: false });
    };
    document.addEventListener('click', start, true);
    return () => {
      document.removeEventListener('click', start, true);
      stop();
    };
  }, []);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-modal h-[3px] origin-left scale-x-0 bg-brand opacity-0 transition-[transform,opacity] rtl:origin-right"
    />
  );
}

/** True for a plain click on a link to another page of this site. */
function leadsToAnotherPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
