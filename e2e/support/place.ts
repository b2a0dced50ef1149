import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environment } from './environment';

const ROOT = join(__dirname, '../..');
/** Files that each clinic makes for itself, which no two places share. */
const OWN = ['.env', '.env.local', 'data', 'public'];

/** This checkout with settings and data of its own, as it would lie on another machine. */
export type Place = ReturnType<typeof makePlace>;

type PlaceOptions = { isLive: boolean; ports: { website: number; backend: number } };

/**
 * Makes one with the settings of the site under test.
 *
 * @param options.isLive its data are those of the running site
 * @param options.ports where its commands look for a running site
 */
export function makePlace({ isLive, ports }: PlaceOptions) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'clinic-place-')));
  for (const name of ['scripts', 'contract', 'themes', 'changelog', 'package.json'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const app of ['backend', 'website']) {
    mkdirSync(join(root, app));
    for (const name of readdirSync(join(ROOT, app)).filter((each) => !OWN.includes(each)))
      symlinkSync(join(ROOT, app, name), join(root, app, name));
  }
  if (isLive) {
    const data = dirname(environment.databaseFile);
    symlinkSync(data, join(root, 'backend/data'));
    symlinkSync(join(dirname(data), 'public'), join(root, 'backend/public'));
    const lines = (settings: Record<string, unknown>) =>
      Object.entries(settings)
        // The tests' own gateway answers nobody else.
        .filter(([key]) => !key.startsWith('WHATSAPP_'))
        .map(([key, value]) => `${key}=${value}\n`)
        .join('');
    const backend = { ...environment.backendSettings, PORT: ports.backend };
    writeFileSync(join(root, 'backend/.env'), lines(backend), { mode: 0o600 });
    const website = { ...environment.websiteSettings, SITE_URL: environment.siteUrl };
    writeFileSync(join(root, 'website/.env.local'), lines(website), { mode: 0o600 });
  }
  return {
    root,
    run: (script: string, ...args: string[]) =>
      new Promise<{ code: number | null; output: string }>((resolve) => {
        const options = { cwd: root, env: { ...process.env, PORT: String(ports.website) } };
        const child = spawn(process.execPath, [join(root, 'scripts', `${script}.mjs`), ...args], options);
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => {
            output += chunk;
          });
        child.once('close', (code) => resolve({ code, output }));
      }),
    stop: () => rmSync(root, { recursive: true, force: true }),
  };
}
