import type { FiguresAnswer } from '../../contract/figures';
import type { Outcome } from '../../platform/refusal';
import { TookTooLong, withinTime } from '../../platform/within-time';
import { readFigures } from './read-figures';

type Given = Parameters<typeof readFigures>[0];

/** Well below what a website waits for any answer (5 s): on a busy machine the answer itself takes its time. */
const PATIENCE_MS = 2000;

/** Reads figures, or refuses with `FiguresPendingError` where days have to be added up first, which goes on meanwhile. */
export async function readFiguresInTime({
  patienceMs = PATIENCE_MS,
  ...given
}: Given & { patienceMs?: number }): Promise<Outcome<FiguresAnswer>> {
  const key = JSON.stringify([given.scope, given.input]);
  const counted = given.figureDays.countOnce({ key, count: () => readFigures(given) });
  try {
    return { ok: true, value: await withinTime(counted, patienceMs) };
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    const message = 'The days asked for are being added up, ask again in some seconds';
    return { ok: false, refusal: { name: 'FiguresPendingError', status: 409, message, details: {} } };
  }
}
