import { lookup } from 'node:dns/promises';
import { mkdirSync, rmSync } from 'node:fs';
import net, { createServer } from 'node:net';
import { join } from 'node:path';
import { getSystemErrorName } from 'node:util';
import { databaseIdentity } from './lib/backend.mjs';
import { Fault, printFailure } from './lib/fault.mjs';
import { restartPart, runCommand, startPart } from './lib/parts.mjs';
import { startProcess } from './lib/processes.mjs';
import { commonEnv, home, logDir, root } from './lib/project.mjs';
import { makeFolders, readLink, setLink, standaloneOf } from './lib/releases.mjs';
import { addressOf, withAppointments } from './lib/settings.mjs';
import { FIRST_START_MS } from './lib/wait-for-http.mjs';
import { prepareRelease } from './release/prepare-release.mjs';

// ./clinic start: both parts of an unpacked archive (docs/releases.md), which are kept running, and started again from
// releases/current when an upgrade asks for it (scripts/restart.mjs).
/** Relative to the home folder, as an address of a socket may not be long. */
const CONTROL = join('var', 'control.sock');

makeFolders();
mkdirSync(logDir, { recursive: true });
if (!readLink('current')) setLink('current', root);

runCommand({ command: './clinic start', steps: 3 }, async ({ step, settings }) => {
  prepareRelease(readLink('current') ?? root, databaseIdentity(settings.backend));
  const { port, backendPort } = settings;
  const host = settings.website.HOST || '127.0.0.1';

  await step({ title: 'Start the backend', expect: 'half a minute the first time' }, () =>
    startOnSocket({
      name: 'clinic-backend',
      address: { host: settings.backend.HOST ?? '127.0.0.1', port: backendPort },
      env: withAppointments(settings.backend),
      programOf: (release) => ({
        cwd: join(release, 'backend'),
        args: [join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'start'],
      }),
    }),
  );
  await step({ title: 'Start the website' }, () =>
    startOnSocket({
      name: 'clinic-website',
      address: { host, port },
      env: { ...settings.website, PORT: String(port) },
      programOf: (release) => ({ cwd: standaloneOf(release), args: ['main.mjs'] }),
    }),
  );
  obeyRestarts();
});

/**
 * @param {{ name: string, address: { host: string, port: number }, env: Record<string, string>,
 *   programOf: (release: string) => { cwd: string, args: string[] } }} options
 */
async function startOnSocket({ name, address, env, programOf }) {
  const socket = await keepSocket(address);
  const logFile = join(logDir, `${name.replace('clinic-', '')}.log`);
  await startPart({
    name,
    start: (output) => {
      const release = readLink('current') ?? root;
      const { cwd, args } = programOf(release);
      const program = [join(release, 'node', 'bin', 'node'), ...args];
      return startProcess({
        name,
        command: 'sh',
        // It is told its own process id, which is known to it alone.
        args: ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh', ...program],
        cwd,
        env: { ...commonEnv, NODE_ENV: 'production', ...env },
        socket,
        ...output,
      });
    },
    url: `${addressOf(address)}/health/ready`,
    timeoutMs: FIRST_START_MS,
    logFile,
  });
}

/**
 * Binds a port for a part that takes it over as from systemd (contract/connections.ts): it stays open while the part is started
 * again, and whoever comes meanwhile waits. Nothing is accepted here, which no documented function of Node can do.
 *
 * @param {{ host: string, port: number }} address
 */
async function keepSocket({ host, port }) {
  const found = await lookup(host).catch(({ code }) => {
    throw new Fault(`HOST has to be an address of this machine, and is "${host}" (${code}).`);
  });
  const socket = /** @type {any} */ (net)._createServerHandle(found.address, port, found.family);
  if (typeof socket === 'number')
    throw new Fault(`Port ${port} of ${host} cannot be listened at (${getSystemErrorName(socket)}).`);
  return socket;
}

/** Restarts a part that somebody with access to the home folder names, and answers once it runs again, or why not. */
function obeyRestarts() {
  process.chdir(home);
  rmSync(CONTROL, { force: true });
  createServer((asking) => {
    asking.on('error', () => {});
    asking.once('data', async (name) => {
      const said = await restartPart(String(name).trim()).then(
        () => 'ok',
        (error) => {
          printFailure(error);
          return error.message;
        },
      );
      asking.end(said);
    });
  })
    // Such as a shared folder that knows no sockets: the site goes on, and its parts with it.
    .on('error', ({ message }) => console.error(`No part can be started again from outside: ${message}`))
    .listen(CONTROL);
  // An upgrade goes by it whether there is a site that could be started again.
  process.once('exit', () => rmSync(join(home, CONTROL), { force: true }));
}
