'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Choice, MovableVisit } from '../move-rules';
import { useMoving } from './move-board';

interface Props {
  visit: MovableVisit;
  /** True for an appointment of another calendar, which can only be moved on its own page. */
  isForeign: boolean;
  className: string;
  children: ReactNode;
}

export function Movable({ visit, isForeign, className, children }: Props) {
  const moving = useMoving();
  if (isForeign) return <div className={className}>{children}</div>;
  const isMoved = moving.visit?.id === visit.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside does the same, without a pointer
    <div
      className={`${className} cursor-grab select-none [-webkit-touch-callout:none] ${isMoved ? 'outline-3 outline-action' : ''}`}
      onPointerDown={(event) => moving.press({ event, visit })}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** Begins to move a visit in the calendar; without script, the link to the page that moves it. */
export function MoveLink({ visit, isForeign, label, className, children }: Props & { label: string }) {
  const { begin } = useMoving();
  return (
    <Link
      href={visit.elsewhere}
      data-mover={visit.id}
      aria-label={label}
      title={label}
      className={className}
      onClick={(event) => {
        if (isForeign || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        begin(visit);
      }}
    >
      {children}
    </Link>
  );
}

interface FreeTimeProps {
  choice: Choice;
  /** Minutes until something stands in the way. */
  room: number;
  href: string;
  label: string;
  className: string;
  children: ReactNode;
}

/** A free time: leads to its booking; while a visit is moved, a place for it if that is long enough. */
export function FreeTime({ choice, room, href, label, className, children }: FreeTimeProps) {
  const t = useTranslations('staffCalendar.moving');
  const { visit, choose } = useMoving();
  if (visit === null) {
    return (
      <Link href={href} aria-label={label} className={className}>
        {children}
      </Link>
    );
  }
  if (room < visit.minutes) return <span className={`${className} opacity-40`}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={t('target', { when: choice.when, doctor: choice.doctorName })}
      className={`${className} border-2 border-accent! bg-accent-soft`}
      data-target={JSON.stringify(choice)}
      onClick={() => choose(choice)}
    >
      {children}
    </button>
  );
}
