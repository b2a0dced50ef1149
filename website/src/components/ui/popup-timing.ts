import { POPOVER } from '@/lib/browser/shell-constants';

/**
 * Decides when a popover or tooltip comes and goes (specification, point 9). `toggle`, for a press, counts once in 500 ms, so
 * that the press that follows the pointer does not close what the pointer has just opened.
 */
export function createPopupTiming({ onChange }: { onChange: (isOpen: boolean) => void }) {
  let isOpen = false;
  let changedAt = Number.NEGATIVE_INFINITY;
  let waiting: { for: boolean; timer: ReturnType<typeof setTimeout> } | null = null;

  const set = (next: boolean) => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
    if (next === isOpen) return;
    isOpen = next;
    changedAt = Date.now();
    onChange(next);
  };
  const setLater = (next: boolean) => {
    if (waiting?.for === next) return;
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
    if (next === isOpen) return;
    const delay = next ? POPOVER.showDelay : POPOVER.hideDelay;
    waiting = { for: next, timer: setTimeout(() => set(next), delay) };
  };

  return {
    enter: () => setLater(true),
    leave: () => setLater(false),
    open: () => set(true),
    close: () => set(false),
    toggle() {
      if (Date.now() - changedAt >= POPOVER.toggleThrottle) set(!isOpen);
    },
    stop() {
      if (waiting) clearTimeout(waiting.timer);
    },
  };
}
