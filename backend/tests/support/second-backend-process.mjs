import { createRequire } from 'node:module';

// Another process of the same clinic: forked with the environment of the first one and the compiled backend. Its clock is in the
// test's hands (scripts/test/clock.cjs).

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const { skipComparisons } = require('../../../scripts/test/skip-comparisons.cjs');
const [appDir, distDir] = process.argv.slice(2);
const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
await strapi.register();
if (process.env.DATABASE_IS_MADE) skipComparisons(strapi);
await strapi.bootstrap();
// A job runs when a test runs it, by the message below.
strapi.cron.stop();
await strapi.server.mount();
await new Promise((done) => strapi.server.httpServer.listen(0, '127.0.0.1', done));

process.on('message', async ({ clockShiftMs, isMailDue = false, job, thrown, deadly }) => {
  if (clockShiftMs !== undefined) globalThis.testClock.shiftMs = clockShiftMs;
  if (thrown)
    setImmediate(() => {
      throw new TypeError(thrown);
    });
  if (isMailDue) strapi.get('clinic.services').mailing.wake();
  if (deadly) dieAt(deadly);
  // Runs a job like Strapi's clock.
  const failed = job ? await run(job) : null;
  process.send({ failed });
});
process.on('disconnect', () => strapi.destroy().finally(() => process.exit(0)));
process.send({ url: `http://127.0.0.1:${strapi.server.httpServer.address().port}` });

/** Runs a job; returns its error, null when it succeeded. A failed job sets its state and logs, and throws nothing. */
async function run(name) {
  const { job } = strapi.cron.jobs.find((one) => one.name === name);
  const state = strapi
    .get('clinic.services')
    .jobs.list()
    .find((one) => one.name === name);
  const began = Date.now();
  await job.invoke();
  return (state.lastFailureAt ?? 0) >= began ? `${name} has failed` : null;
}

/** Kills this process as it sends its so-many-th change of a table from now on, before it is done. */
function dieAt({ table, count }) {
  const change = new RegExp(`^update .${table}. `);
  let left = count;
  strapi.db.connection.on('query', ({ sql }) => {
    if (change.test(sql)) left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
