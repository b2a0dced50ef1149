import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { writeFigures } from './lib/figures.mjs';
import { median } from './lib/median.mjs';

// How long it takes until what an editor publishes is on the site, and how long the first visitor waits who comes
// later than that (docs/decisions/0099-first-visitor-gets-the-new-page.md).
const ROUNDS = 20;
const BETWEEN_VISITS_MS = 20;
/** By then every notice has arrived, its repetition too, in ms. */
const QUIET_MS = 4000;
const PAGE = '/en/faq';

const tmp = mkdtempSync(join(tmpdir(), 'clinic-publish-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** An editor who gives the first question a mark of its own, published when the promise ends. */
async function editorOf({ backendUrl, backend }) {
  const json = { 'content-type': 'application/json' };
  const account = { email: backend.STAFF_EMAIL, password: backend.STAFF_PASSWORD };
  const answered = async (/** @type {Promise<Response>} */ asked) => {
    const answer = await asked;
    if (!answer.ok) throw new Error(`The editor was answered with ${answer.status}.`);
    return answer.json();
  };
  const signIn = await answered(
    fetch(`${backendUrl}/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(account) }),
  );
  const headers = { ...json, authorization: `Bearer ${signIn.data.token}` };
  const faqs = `${backendUrl}/content-manager/collection-types/api::faq.faq`;
  const { results } = await answered(
    fetch(`${faqs}?page=1&pageSize=1&locale=en&sort=order:ASC`, { headers }),
  );
  const [{ documentId, question }] = results;
  return async (/** @type {number} */ round) => {
    const body = JSON.stringify({ question: `${question} (${round})` });
    await answered(
      fetch(`${faqs}/${documentId}/actions/publish?locale=en`, { method: 'POST', headers, body }),
    );
    return `${question} (${round})`;
  };
}

/** @param {number[]} times */
function lineOf(what, times) {
  return `| ${what} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`;
}

async function measure() {
  const site = await startTestSite({ tmp });
  const publish = await editorOf(site);
  const read = async () => (await fetch(site.siteUrl + PAGE)).text();
  /** @type {{ live: number[], first: number[], second: number[] }} */
  const times = { live: [], first: [], second: [] };
  const timed = async (list) => {
    const begin = performance.now();
    const html = await read();
    list.push(performance.now() - begin);
    return html;
  };
  await read();
  for (let round = 0; round < ROUNDS; round += 1) {
    const mark = await publish(round);
    const begin = performance.now();
    while (!(await read()).includes(mark)) await pause(BETWEEN_VISITS_MS);
    times.live.push(performance.now() - begin);
    await pause(QUIET_MS);
  }
  let old = 0;
  for (let round = ROUNDS; round < 2 * ROUNDS; round += 1) {
    const mark = await publish(round);
    await pause(QUIET_MS);
    if (!(await timed(times.first)).includes(mark)) old += 1;
    await timed(times.second);
  }
  return [
    `On ${new Date().toISOString().slice(0, 10)}, SQLite, ${ROUNDS} changes each of one question on \`${PAGE}\`.`,
    '',
    '| ms | median | longest |',
    '| -- | -----: | ------: |',
    lineOf('from the end of publishing to the page, visited all the while (aim 2,000)', times.live),
    lineOf('the first visit, seconds after publishing, nobody in between', times.first),
    lineOf('the one after it', times.second),
    '',
    `Of the first visits ${old} of ${ROUNDS} were given the old page.`,
  ].join('\n');
}

onStop(cleanUp);
try {
  const text = await measure();
  console.log(text);
  writeFigures({ heading: 'Publish to live: `npm run bench:publish`', text });
} finally {
  await cleanUp();
}
