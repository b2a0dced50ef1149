import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Fault } from './lib/fault.mjs';
import { home } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';

// Asks ./clinic start to start a part again (scripts/serve.mjs), and waits until it answers: with its name behind it, what an
// upgrade calls where no unit of systemd is.
async function restart() {
  process.chdir(home);
  const socket = connect(join('var', 'control.sock'));
  socket.write(`${process.argv[2]}\n`);
  const said = await text(socket).catch(() => 'The site does not run here. Start it first: ./clinic start');
  if (said !== 'ok') throw new Fault(said || 'The site was stopped meanwhile.');
}

runToEnd(restart);
