import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';
import { copyCheckout } from './mutants/copy.mjs';
import { mutants } from './mutants/list.mjs';
import { runTests } from './mutants/run-tests.mjs';

// Breaks a copy of the product in one place after another, and runs the test file that has to fail.
const copy = temporaryFolder('clinic-mutants-', realpathSync(tmpdir()));

/**
 * The mutants chosen: `--only <word>` of their promise, file, step or tests, `--from <n>` from the n-th on.
 *
 * @returns {readonly (import('./mutants/list.mjs').Mutant & { number: number })[]}
 */
function chooseMutants() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, from: { type: 'string', default: '1' } },
  });
  return mutants
    .map((mutant, index) => ({ ...mutant, number: index + 1 }))
    .filter(({ promise, file, caughtBy, number }) => {
      const text = [promise, file, ...caughtBy].join(' ');
      return number >= Number(values.from) && text.includes(values.only);
    });
}

/** @param {import('./mutants/list.mjs').Mutant} mutant */
async function isCaught({ file, from, to, caughtBy }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const { result, output } = await runTests({ copy, caughtBy });
    if (result === 'broke') console.log(output);
    return result === 'red' ? 'caught' : result === 'green' ? 'SURVIVED' : 'BROKE';
  } finally {
    writeFileSync(path, text);
  }
}

async function checkMutants() {
  const chosen = chooseMutants();
  copyCheckout({ to: copy, isBuilt: chosen.some(({ caughtBy: [step] }) => step === 'e2e') });
  const byTests = Map.groupBy(chosen, ({ caughtBy }) => caughtBy.join(' '));
  let caught = 0;
  for (const [tests, all] of byTests) {
    const [first] = all;
    if (!first) continue;
    const { result, output } = await runTests({ copy, caughtBy: first.caughtBy });
    if (result !== 'green') console.log(`${output}\n${tests} is not green without a mutant.`);
    for (const mutant of result === 'green' ? all : []) {
      const started = Date.now();
      const outcome = await isCaught(mutant);
      if (outcome === 'caught') caught += 1;
      const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log([mutant.number, mutant.promise, mutant.file, tests, seconds, outcome].join(' | '));
    }
  }
  console.log(`\n${caught} of ${chosen.length} caught`);
  return caught === chosen.length && caught > 0;
}

runToEnd(checkMutants, cleanUp);
