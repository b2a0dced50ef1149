import { parseArgs } from 'node:util';
import { placesOf } from './backup/places.mjs';
import { Fault } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { moveFiles } from './move/files.mjs';
import { requireSwitched } from './move/switched.mjs';

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

runToEnd(move);
