import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Server = { url: string; port: number; stop: () => Promise<void> };

const root = join(__dirname, '../..');

/** A real Valkey or Redis to do everything to that stores do to websites. */
export async function startValkey() {
  const { startValkey: start }: { startValkey: (options?: { port: number }) => Promise<Server> } =
    await import(pathToFileURL(join(root, 'scripts/lib/valkey.mjs')).href);
  let server = await start();
  const { url, port } = server;

  return {
    url,
    kill: () => server.stop(),
    startAgain: async () => {
      server = await start({ port });
    },
    stop: () => server.stop(),
  };
}
