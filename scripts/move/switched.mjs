import { fileKinds } from '../backup/places.mjs';
import { ask } from '../doctor/finding.mjs';
import { Fault } from '../lib/fault.mjs';

/**
 * Refuses to remove files beside a backend that still works with their source: it would be without them.
 *
 * @param {{ to: 's3' | 'disk', backendUrl: string, places: import('../backup/places.mjs').Places }} options
 * @throws {Fault}
 */
export async function requireSwitched({ to, backendUrl, places }) {
  const answer = await ask(`${backendUrl}/health/ready`);
  if (!answer) return;
  // One of an earlier version does not say where it works.
  const { inBuckets } = /** @type {{ inBuckets?: string[] }} */ (await answer.json());
  const kinds = fileKinds(places).filter(({ bucket }) => bucket);
  if (inBuckets && kinds.every(({ name }) => inBuckets.includes(name) === (to === 's3'))) return;
  throw new Fault(
    `The backend at ${backendUrl} still works with the source. Restart it with the new settings, run this once more ` +
      'without --remove-source, then with it.',
  );
}
