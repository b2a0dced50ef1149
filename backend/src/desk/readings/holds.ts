import type { Database } from '../../platform/database';

export interface HoldState {
  active: number;
  /** Ran out within the last day, and nobody has taken the time since. */
  expired: number;
}

export async function readHoldState(db: Database, now: number): Promise<HoldState> {
  // Greater than nothing, and not "is not null": SQLite finds that by the index.
  const holders = () => db('claims').where('holder', '>', '').countDistinct({ total: 'holder' });
  const [active] = await holders().where('expires_at', '>', new Date(now));
  const [expired] = await holders().where('expires_at', '<=', new Date(now));
  return { active: Number(active?.total ?? 0), expired: Number(expired?.total ?? 0) };
}
