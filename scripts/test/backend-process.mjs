import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readEnvironmentAgain } from './read-environment-again.cjs';

// A backend that ends and begins anew in one process when its parent sends `{ beginWith: settings }`, on the data that these
// name. Most of a start is loading Strapi's modules, which is done once here.

const appDir = process.cwd();
const distDir = join(appDir, 'dist');
const { createStrapi } = createRequire(join(appDir, 'package.json'))('@strapi/strapi');
const OF_THE_CHANNEL = ['message', 'internalMessage', 'disconnect'];

const begin = () => createStrapi({ appDir, distDir }).start();
let strapi = await begin();

process.on('message', async ({ beginWith }) => {
  if (!beginWith) return;
  // Strapi takes away every listener of the process when it ends.
  const kept = OF_THE_CHANNEL.map((name) => ({
    name,
    listeners: /** @type {((...args: unknown[]) => void)[]} */ (process.rawListeners(name)),
  }));
  await strapi.destroy();
  for (const { name, listeners } of kept) for (const listener of listeners) process.on(name, listener);
  Object.assign(process.env, beginWith);
  readEnvironmentAgain(distDir);
  strapi = await begin();
  process.send?.({ done: 'beginWith' });
});
