'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { MovableVisit } from '../move-rules';
import { useMoving } from './move-board';

interface Props {
  visit: MovableVisit;
  className: string;
  children: ReactNode;
}

/** A visit that can be dragged onto a free time. */
export function Movable({ visit, className, children }: Props) {
  const moving = useMoving();
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

interface MoveLinkProps {
  visit: MovableVisit;
  label: string;
  className: string;
  children: ReactNode;
}

/** Begins to move a visit in the calendar; without script, the link to the page that moves it. */
export function MoveLink({ visit, label, className, children }: MoveLinkProps) {
  const { begin } = useMoving();
  return (
    <Link
      href={visit.elsewhere}
      prefetch={false}
      data-mover={visit.id}
      aria-label={label}
      title={label}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        begin(visit);
      }}
    >
      {children}
    </Link>
  );
}
