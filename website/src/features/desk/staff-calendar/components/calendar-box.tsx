'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels that stay visible above now, or above the first shift. */
const ABOVE = 40;

interface Props {
  label: string;
  switcher: string;
  columns: { key: string; title: string }[];
  /** Minutes below the top. */
  openAt: number;
  openColumn: string | null;
  style: CSSProperties;
  children: ReactNode;
}

/** Scrolls both ways under the heads and beside the hours; on a narrow screen one column at a time. */
export function CalendarBox({ label, switcher, columns, openAt, openColumn, style, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(openColumn ?? columns[0]?.key ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is opened, not what time it has become since
  useEffect(() => {
    const scale = box.current?.querySelector('[data-scale]');
    const minute = scale
      ? scale.getBoundingClientRect().height / Number(scale.getAttribute('data-scale'))
      : 0;
    if (box.current) box.current.scrollTop = Math.max(0, openAt * minute - ABOVE);
    const column = openColumn && document.getElementById(openColumn);
    if (column && box.current) {
      const rail = box.current.querySelector('[data-rail]')?.clientWidth ?? 0;
      const [own, all] = [column.getBoundingClientRect(), box.current.getBoundingClientRect()];
      const isRtl = document.documentElement.dir === 'rtl';
      box.current.scrollLeft += isRtl ? own.right - all.right + rail : own.left - all.left - rail;
    }
  }, []);

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setShown(seen.target.id);
      },
      // The middle of the box.
      { root, rootMargin: '0px -45% 0px -45%' },
    );
    for (const { key } of columns) {
      const column = document.getElementById(key);
      if (column) watch.observe(column);
    }
    return () => watch.disconnect();
  }, [columns]);

  return (
    <>
      {columns.length > 1 ? (
        <nav aria-label={switcher} className="-mx-1 mb-2 overflow-x-auto px-1 md:hidden print:hidden">
          <ul className="flex w-max gap-2 py-1">
            {columns.map(({ key, title }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  aria-current={shown === key ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 font-semibold text-action text-sm aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-text-on-fill"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(key)?.scrollIntoView({ inline: 'start', block: 'nearest' });
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <section
        ref={box}
        data-scroll-box=""
        aria-label={label}
        style={style}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="calendar-scale @container relative max-h-[calc(100dvh-7rem)] min-h-80 snap-x snap-mandatory scroll-ps-18 scroll-pt-16 overflow-auto rounded-card border border-line bg-surface md:snap-none print:max-h-none print:overflow-visible print:border-0"
      >
        {children}
      </section>
    </>
  );
}
