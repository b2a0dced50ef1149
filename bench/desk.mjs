import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endToEnd } from '../scripts/test/e2e-step.mjs';
import { createTools } from '../scripts/test/run-tool.mjs';
import { runBench } from './lib/run-bench.mjs';

await runBench({
  name: 'desk',
  title: 'Tasks of the desk',
  about:
    'The twelve commonest tasks of the staff area, done in Chromium at 1280 by 800 on the site of the tests. "Presses" are presses of the mouse and of keys beside what is typed; "typed" is letters and digits; "seconds" what a practised person needs by the keystroke-level model (0.28 s a key, 1.1 s to point, 1.35 s to decide), with the time that the site let them wait.',
  measure: async ({ tmp }) => {
    const file = join(tmp, 'tasks.json');
    process.env.DESK_TASKS_FILE = file;
    const { failures = [] } = await endToEnd({ tmp, toolArgs: ['--project=tasks'], ...createTools() });
    /** @type {{ task: string, effort: { presses: number, letters: number, seconds: number } }[]} */
    const tasks = JSON.parse(readFileSync(file, 'utf8'));
    return {
      tables: [
        {
          labels: ['task'],
          columns: [{ name: 'presses' }, { name: 'typed' }, { name: 'seconds', digits: 1 }],
          rows: tasks.map(({ task, effort: { presses, letters, seconds } }) => ({
            labels: [task],
            values: [presses, letters, seconds],
          })),
        },
      ],
      faults: failures,
    };
  },
});
