import { checks } from './doctor/checks.mjs';
import { wordsOf } from './doctor/finding.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';

// Looks at what a running site needs and says what to do: one line each, status 1 when something is wrong.
const MARKS = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' };

async function examine() {
  const settings = readSettings();
  let wrong = 0;
  for (const { title, check } of checks) {
    const { mark, text } = await check(settings).catch((error) => ({
      mark: /** @type {const} */ ('wrong'),
      text: wordsOf(error),
    }));
    if (mark === 'wrong') wrong += 1;
    console.log(`${MARKS[mark]}  ${title.padEnd(14)} ${text}`);
  }
  console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to mend; docs/operations.md says more.`);
  return wrong === 0;
}

runToEnd(examine);
