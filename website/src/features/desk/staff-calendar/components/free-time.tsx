'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Choice } from '../move-rules';
import { useMoving } from './move-board';

interface Props {
  choice: Choice;
  /** Minutes until something stands in the way. */
  room: number;
  column: number;
  top: number;
  href: string;
  words: { book: string; target: string };
  className: string;
  children: ReactNode;
}

/** A free time: leads to its booking; while a visit is moved, a place for it if that is long enough. */
export function FreeTime({ choice, room, column, top, href, words, className, children }: Props) {
  const { visit, choose } = useMoving();
  if (visit === null) {
    return (
      <Link href={href} prefetch={false} aria-label={words.book} className={className}>
        {children}
      </Link>
    );
  }
  if (room < visit.minutes) return <span className={`${className} opacity-40`}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={words.target}
      className={`${className} border-2 border-accent! bg-accent-soft`}
      data-target=""
      data-column={column}
      data-top={top}
      data-starts-at={choice.startsAt}
      data-doctor={choice.doctor}
      data-doctor-name={choice.doctorName}
      data-when={choice.when}
      onClick={() => choose(choice)}
    >
      {children}
    </button>
  );
}
