'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { TOAST } from '@/lib/browser/shell-constants';
import type { ToastOrder } from '@/lib/browser/toast';

export type ToasterProps = {
  direction: 'ltr' | 'rtl';
  words: { label: string; close: string };
  /** Orders so far, and which of them were carried out. */
  orders: ToastOrder[];
};

/** The colours in the tokens of the house, light or dark: sonner's own green is too light to be read. */
const COLORS = Object.fromEntries(
  [
    ['--normal-bg', 'var(--color-surface)'],
    ['--normal-text', 'var(--color-text)'],
    ['--normal-border', 'var(--color-line)'],
  ].concat(
    Object.entries({
      success: 'status-confirmed',
      info: 'action',
      warning: 'status-pending',
      error: 'danger',
    }).flatMap(([kind, token]) => [
      [`--${kind}-text`, `var(--color-${token})`],
      [`--${kind}-border`, `var(--color-${token})`],
      [`--${kind}-bg`, token === 'action' ? 'var(--color-surface-sky)' : `var(--color-${token}-soft)`],
    ]),
  ),
);

/** The toasts themselves (specification, point 9). Loaded on demand by the toast area. */
export function Toaster({ direction, words, orders }: ToasterProps) {
  const done = useRef(0);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    // This release of sonner names its close button in English only.
    const translate = () => {
      for (const button of current.querySelectorAll('[data-close-button]')) {
        button.setAttribute('aria-label', words.close);
      }
    };
    const observer = new MutationObserver(translate);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [words.close]);

  useEffect(() => {
    // A live region announces what is added to it, not what it is born with.
    const frame = requestAnimationFrame(() => {
      for (const order of orders.slice(done.current)) carryOut(order);
      done.current = orders.length;
    });
    return () => cancelAnimationFrame(frame);
  }, [orders]);

  return (
    <div ref={area} className="contents print:hidden">
      <Sonner
        dir={direction}
        position={TOAST.position}
        duration={TOAST.duration}
        visibleToasts={TOAST.visible}
        gap={TOAST.gap}
        offset={TOAST.offset}
        // Above the bar with the next step that phones have at the bottom.
        mobileOffset={{ bottom: 'calc(5rem + env(safe-area-inset-bottom))' }}
        hotkey={[...TOAST.hotkey]}
        richColors
        closeButton
        theme="light"
        containerAriaLabel={words.label}
        style={COLORS}
        toastOptions={{
          // Sonner names a font of its own around the toasts, so that there is nothing to inherit.
          style: { fontFamily: 'var(--font-sans)', fontSize: '0.9375rem' },
          // The cross is 20 px; what can be pressed is 44.
          classNames: { closeButton: 'after:absolute after:-inset-3' },
        }}
      />
    </div>
  );
}

function carryOut(order: ToastOrder): void {
  if (order.kind === 'dismiss') {
    sonner.dismiss(order.id);
    return;
  }
  const { type, message, ...more } = order.toast;
  const show = type === 'default' ? sonner : sonner[type];
  show(message, more);
}
