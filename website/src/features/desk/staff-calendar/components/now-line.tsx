'use client';

import { useEffect, useState } from 'react';
import { type Axis, positionOf } from '../layout-rules';
import { placeStyle } from '../look-rules';

const OFTEN_MS = 15_000;

/** Shows where now is in a column of today; keeps time without asking for the page. */
export function NowLine({ axis, date, now: first }: { axis: Axis; date: string; now: number }) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, OFTEN_MS);
    return () => clearInterval(timer);
  }, []);
  const top = positionOf(axis, date, now);
  if (top <= 0 || top >= axis.minutes) return null;
  return (
    <div
      aria-hidden="true"
      data-now=""
      className="calendar-place pointer-events-none inset-x-0 z-10 border-danger border-t-2 before:absolute before:-start-1 before:-top-[5px] before:size-2 before:rounded-pill before:bg-danger print:hidden"
      style={placeStyle({ top, bottom: top })}
    />
  );
}
