import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askJson } from './lib/ask-json.mjs';
import { compileBackend, environmentFor, newDirectory, startBackend } from './lib/bench-backend.mjs';
import { profiled } from './lib/fork-program.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('lib/export-process.mjs', import.meta.url));
const EMAIL = 'manager@clinic.example';
/** A patient of stored-appointments.mjs with several appointments. */
const PATIENT = '+201010000007';
/** Seconds beyond which nobody waits: the aim of both. */
const SECONDS = 60;

/** Seconds until a call is answered. @returns {Promise<{ seconds: number, answer: any }>} */
async function timed(url, given) {
  const from = performance.now();
  const answer = await askJson(url, given);
  return { seconds: (performance.now() - from) / 1000, answer };
}

/** Measures both exports beside the running backend, in each of the runs: everything by the command, one person by a manager. */
async function measureExports({ database, databaseUrl, stored, runs }) {
  const directory = newDirectory();
  const password = randomBytes(12).toString('hex');
  const env = {
    ...environmentFor({ directory, databaseUrl }),
    ...{ STAFF_EMAIL: EMAIL, STAFF_PASSWORD: password, EDITOR_SECOND_FACTOR: 'when_required' },
  };
  const backend = await startBackend({ databaseUrl, stored, directory, env });
  const signIn = { identifier: EMAIL, password };
  const found = await Array.fromAsync({ length: runs }, async () => {
    // Anew, as a session that asks for nothing ends while everything is written.
    const { jwt: token } = (await timed(`${backend.url}/api/auth/local`, { data: signIn })).answer;
    const { seconds, answer } = await timed(`${backend.url}/api/patients/export`, {
      token,
      data: { data: { sought: PATIENT } },
    });
    const { stdout } = await run(process.execPath, [...profiled, PROGRAM, directory, env.BENCH_COMPILED], {
      env,
      maxBuffer: 2 ** 26,
    });
    const whole = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    const one = { rows: answer.data.appointments.length, seconds, cpu: Number.NaN, megabytes: Number.NaN };
    return [
      { what: 'one person', database, stored, ...one },
      { what: 'everything', database, stored, ...whole },
    ];
  });
  await backend.stop();
  return found;
}

const resultOf = (found) => ({
  tables: [
    tableFrom({
      found,
      labels: { database: 'database', stored: 'stored', what: 'what' },
      columns: {
        rows: { name: 'rows' },
        seconds: { name: 'seconds', digits: 1 },
        cpu: { name: 'processor, s', digits: 1 },
        megabytes: { name: 'archive, MB', digits: 1 },
      },
    }),
  ],
  aims: found.map(({ database, stored, what, seconds }) => ({
    name: `${what}, ${database}, ${stored.toLocaleString('en')} stored`,
    unit: 's',
    value: seconds,
    atMost: SECONDS,
    digits: 1,
  })),
  faults: found.filter(({ rows }) => !(rows > 0)).map(({ what }) => `nothing was handed over: ${what}`),
});

await runBench({
  name: 'export',
  title: 'Handing data over',
  about:
    'What is stored of one person by the call of a manager, and everything into one encrypted archive by `npm run export-data`, beside a running backend.',
  options: { database: 'sqlite,postgres', stored: '1000000' },
  measure: async ({ values }) => {
    const [stored, runs] = [values.stored, values.runs].map(Number);
    compileBackend();
    const byDatabase = await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const databaseUrl = await createDatabase('bench_export');
      return await measureExports({ database, databaseUrl, stored, runs });
    });
    return Array.from({ length: runs }, (_, run) => resultOf(byDatabase.flatMap((each) => each[run])));
  },
});
