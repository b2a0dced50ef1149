import { parseArgs } from 'node:util';
import { fileKinds, placesOf } from './backup/places.mjs';
import { ask } from './doctor/finding.mjs';
import { Fault } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { moveFiles } from './move/files.mjs';

// npm run move-files -- --to s3 (or --to disk): copies editors' pictures and contract cards, and compares them. The site
// may run; what it takes meanwhile comes along when this is run again. Ends with one line of counts.
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'remove-source': { type: 'boolean', default: false },
  },
});

async function move() {
  const { to, 'dry-run': isDryRun, 'remove-source': removeSource } = values;
  if (to !== 's3' && to !== 'disk')
    throw new Fault('Say where to: npm run move-files -- --to s3, or --to disk');
  await installBoth({ withTests: false });
  const { backend, backendUrl } = readSettings();
  const places = placesOf(backend);
  if (removeSource && !isDryRun) await requireSwitched({ to, backendUrl, places });
  const moved = await moveFiles({ to, places, isDryRun, removeSource }).catch((error) => {
    if (error instanceof Fault) throw error;
    throw new Fault(
      `Stopped by ${error.code ?? error.name}. What was copied stays; run this again once that is mended.`,
    );
  });
  const said = Object.entries(moved).map(([kind, counts]) => `${kind} ${inWords({ counts, isDryRun })}`);
  console.log(
    `${isDryRun ? 'Would move' : 'Moved'} to ${to === 's3' ? 'the bucket' : 'disk'}: ${said.join('; ')}.`,
  );
}

/** @param {{ counts: import('./move/files.mjs').Counts, isDryRun: boolean }} options */
function inWords({ counts, isDryRun }) {
  const { copied, same, kept, withoutRow, withdrawn, missing, removed } = counts;
  return [
    `${copied} ${isDryRun ? 'to copy' : 'copied'}`,
    `${same} there already`,
    ...(isDryRun ? [] : [`${copied + same} compared`]),
    `${removed} removed from the source`,
    ...(kept ? [`${kept} changed there since and left as they are`] : []),
    ...(withoutRow ? [`${withoutRow} without a row`] : []),
    ...(withdrawn ? [`${withdrawn} copies taken back, as their row is gone`] : []),
    ...(missing ? [`${missing} MISSING in both places`] : []),
  ].join(', ');
}

/**
 * A backend that still works with the source would be without its files.
 *
 * @param {{ to: 's3' | 'disk', backendUrl: string, places: import('./backup/places.mjs').Places }} options
 * @throws {Fault}
 */
async function requireSwitched({ to, backendUrl, places }) {
  const answer = await ask(`${backendUrl}/health/ready`);
  if (!answer) return;
  const { checks } = /** @type {{ checks: Record<string, string> }} */ (await answer.json());
  // A backend checks the buckets that it uses, and no others.
  const kinds = fileKinds(places).filter(({ bucket }) => bucket);
  if (kinds.every(({ name }) => name in checks === (to === 's3'))) return;
  throw new Fault(
    `The backend at ${backendUrl} still works with the source. Restart it with the new settings, run this once more ` +
      'without --remove-source, then with it.',
  );
}

runToEnd(move);
