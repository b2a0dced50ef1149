import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faultOfTrial } from './import/trial.mjs';
import { askLine } from './lib/ask-line.mjs';
import { Fault } from './lib/fault.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';

// npm run import -- FILE --kind patients, or --from-easyappointments DUMP: takes a file of another system over, as the page "Import"
// does, by the same calls and under the account of a manager. The site runs.
const USAGE = `npm run import -- FILE --kind patients|appointments|doctors|services|branches
npm run import -- --from-easyappointments DUMP.sql
  -                  in place of a file: reads what is piped in
  --branch ID        where rows are that name none, by its document id; else the first branch
  --month-first      dates are written month first
  --try              tries only, and tells what does not fit
  --all              takes over nothing unless every row fits
The manager is asked for, or named by IMPORT_USER, IMPORT_PASSWORD and, with two-step verification, IMPORT_CODE.`;

const WORKING = ['checking', 'running', 'undoing'];
const LISTED = 50;

/** @param {string} variable @param {string} question */
const askFor = async (variable, question, isSecret = false) =>
  process.env[variable] ?? (await askLine(question, variable, isSecret));

/**
 * Calls the backend; gives what it answers. @throws {Fault} with its words
 *
 * @param {{ path: string, method?: string, token?: string, body?: unknown, file?: Buffer }} call
 */
async function ask({ path, method = 'GET', token, body, file }) {
  const { backendUrl } = readSettings();
  const answer = await fetch(`${backendUrl}/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body || file ? { body: file ? new Uint8Array(file) : JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Fault(`Nothing answers at ${backendUrl}. Is the site started?`);
  });
  /** @type {any} */
  const read = await answer.json().catch(() => ({}));
  if (answer.ok) return read;
  const { message = `status ${answer.status}`, details = {} } = read.error ?? {};
  throw Object.assign(new Fault(String(details.errors?.[0]?.message ?? message)), { details });
}

async function signIn() {
  const identifier = await askFor('IMPORT_USER', 'Address of a manager: ');
  const password = await askFor('IMPORT_PASSWORD', 'Password: ', true);
  const call = { path: '/auth/local', method: 'POST', body: { identifier, password } };
  try {
    return (await ask(call)).jwt;
  } catch (error) {
    const ticket = error instanceof Error && 'details' in error && Object(error.details).ticket;
    if (!ticket) throw error;
    const code = await askFor('IMPORT_CODE', 'Code of the authenticator: ');
    return (await ask({ path: '/auth/second-factor', method: 'POST', body: { data: { ticket, code } } })).jwt;
  }
}

/** Waits until the backend has done its work, and says how far it is. @param {string} token @param {string} id */
async function settle(token, id) {
  for (;;) {
    const { data } = await ask({ path: `/imports/${id}`, token });
    process.stderr.write(`\r${data.done} of ${data.rows} rows`);
    if (!WORKING.includes(data.state)) {
      process.stderr.write('\n');
      return data;
    }
    await wait(1000);
  }
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      'from-easyappointments': { type: 'string' },
      branch: { type: 'string' },
      'month-first': { type: 'boolean' },
      try: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  });
  const dump = values['from-easyappointments'];
  const kind = dump ? 'easyappointments' : values.kind;
  const name = dump ?? positionals[0];
  if (!kind || !name) throw new Fault(`What is to be imported?\n${USAGE}`);
  const readGiven = async () => (name === '-' ? await buffer(process.stdin) : await readFile(name));
  const file = await readGiven().catch(({ message }) => {
    throw new Fault(`The file cannot be read: ${message}`);
  });
  const token = await signIn();
  const { data: made } = await ask({ path: `/imports?kind=${kind}`, method: 'POST', token, file });
  const id = made.documentId;
  for (const [field, at] of Object.entries(made.choice.columns))
    console.log(`${made.columns[Number(at)]?.name ?? at} is read as ${field}`);
  const choice = {
    ...made.choice,
    ...(values['month-first'] ? { isDayFirst: false } : {}),
    ...(values.branch ? { branch: values.branch } : {}),
  };
  await ask({ path: `/imports/${id}`, method: 'PUT', token, body: { data: choice } });
  const tried = await settle(token, id);
  for (const { noun, line, field, fault } of tried.faults.slice(0, LISTED))
    console.log(`${noun}, line ${line}: ${field} ${fault}`);
  console.log(`${tried.fits} new, ${tried.known} here already, ${tried.faulty} do not fit`);
  const fault = faultOfTrial(tried, values);
  if (fault) throw new Fault(fault);
  if (values.try || tried.fits === 0) return;
  const how = values.all ? 'all' : 'fitting';
  await ask({ path: `/imports/${id}/run`, method: 'POST', token, body: { data: { how } } });
  const done = await settle(token, id);
  console.log(
    `${done.written} taken over, ${done.faulty} do not fit. Until ${done.undoUntil} it can be undone on the page "Import".`,
  );
  if (done.state !== 'done') process.exitCode = 1;
}

runToEnd(run);
