import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Server {
  url: string;
  port: number;
  stop: () => Promise<void>;
}
interface Client {
  flushall: () => Promise<string>;
  disconnect: () => void;
}

const root = join(__dirname, '../..');
const fromWebsite = createRequire(join(root, 'website', 'package.json'));

/** A real Valkey or Redis to do everything to that stores do to websites. */
export async function startValkey() {
  const { startValkey: start }: { startValkey: (options?: { port: number }) => Promise<Server> } =
    await import(pathToFileURL(join(root, 'scripts/lib/valkey.mjs')).href);
  let server = await start();
  const { url, port } = server;

  async function asOperator<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
    const client: Client = new (fromWebsite('iovalkey').default)(url);
    try {
      return await work(client);
    } finally {
      client.disconnect();
    }
  }

  return {
    url,
    flush: () => asOperator((client) => client.flushall()),
    kill: () => server.stop(),
    startAgain: async () => {
      server = await start({ port });
    },
    stop: () => server.stop(),
  };
}
