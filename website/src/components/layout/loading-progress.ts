import { LOADING_BAR } from '@/lib/browser/shell-constants';

export type BarState = { isVisible: boolean; progress: number };

const HIDDEN: BarState = { isVisible: false, progress: 0 };

/** Percent after `elapsed` ms: quick at first, ever slower, never 100 before the page is there. */
export function expectedProgress(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / LOADING_BAR.duration);
}

/** Course of the loading bar: `start` shows it after a while, `finish` fills and hides it. `onChange` learns of every step. */
export function createLoadingProgress({ onChange }: { onChange: (state: BarState) => void }) {
  let state = HIDDEN;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;

  const show = (next: BarState) => {
    state = next;
    onChange(next);
  };
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    clearInterval(ticking);
    timers = [];
  };
  const after = (ms: number, run: () => void) => {
    timers.push(setTimeout(run, ms));
  };

  return {
    start() {
      clear();
      show(HIDDEN);
      after(LOADING_BAR.throttle, () => {
        const startedAt = Date.now();
        show({ isVisible: true, progress: 0 });
        ticking = setInterval(
          () => show({ isVisible: true, progress: expectedProgress(Date.now() - startedAt) }),
          50,
        );
      });
    },
    finish() {
      const wasVisible = state.isVisible;
      clear();
      if (!wasVisible) return show(HIDDEN);
      show({ isVisible: true, progress: 100 });
      after(LOADING_BAR.hideDelay, () => {
        show({ isVisible: false, progress: 100 });
        after(LOADING_BAR.resetDelay, () => show(HIDDEN));
      });
    },
    stop: clear,
  };
}
