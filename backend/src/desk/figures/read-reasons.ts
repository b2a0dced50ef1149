import { z } from 'zod';
import type { ReasonPiece } from './pieces';
import { type Asked, grouped, history, number, OF_EVENTS, placed } from './read-pieces';

export function readReasons(asked: Asked): Promise<ReasonPiece[]> {
  const { at, canceled } = OF_EVENTS;
  return grouped({
    query: history(asked.db).whereRaw(canceled).where('appointment_events.actor', 'like', 'user:%'),
    asked,
    moment: at,
    isTimed: asked.isByWeekday,
    also: { reason: 'appointment_events.reason' },
    sums: { count: 'COUNT(*)' },
    row: z.object({ ...placed, reason: z.string().nullable(), count: number }),
  });
}
