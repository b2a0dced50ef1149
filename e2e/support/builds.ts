import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { environment } from './environment';

/** Files of a build that may hold its id. */
const TEXT = /\.(?:js|mjs|json|html|rsc|meta|txt)$|\/BUILD_ID$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function distDirOf(build: string): string {
  const name = readdirSync(build).find((each) => each.startsWith('.next'));
  if (!name) throw new Error(`There is no build in ${build}.`);
  return join(build, name);
}

/** The id of the build in a folder. */
export function idOf(build: string): string {
  return readFileSync(join(distDirOf(build), 'BUILD_ID'), 'utf8').trim();
}

/** The key that forms sent without script are bound to in a build. */
export function formsKeyOf(build: string): unknown {
  const manifest = join(distDirOf(build), 'server', 'server-reference-manifest.json');
  return Reflect.get(Object(JSON.parse(readFileSync(manifest, 'utf8'))), 'encryptionKey');
}

/** A copy of the site's build, without the answers of the backend it has kept if so asked. */
export function copyBuild({ withoutCache = false } = {}) {
  const build = mkdtempSync(join(tmpdir(), 'site-build-'));
  const modules = join(environment.websiteBuild, 'node_modules');
  cpSync(environment.websiteBuild, build, { recursive: true, filter: (path) => path !== modules });
  symlinkSync(modules, join(build, 'node_modules'));
  if (withoutCache) rmSync(join(distDirOf(build), 'cache'), { recursive: true, force: true });
  return { build, remove: () => rmSync(build, { recursive: true, force: true }) };
}

/** Makes every page of a build as old as if it had been made an hour ago. */
function makePagesOld(build: string): void {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  for (const file of filesIn(join(distDirOf(build), 'server'))) {
    if (file.endsWith('.meta')) {
      const text = readFileSync(file, 'utf8');
      // Pages that were made anew since the build say so here, not by the time of their file.
      writeFileSync(file, text.replace(/("routeCacheLastModified":\s*)[\d.]+/, `$1${hourAgo.getTime()}`));
    }
    utimesSync(file, hourAgo, hourAgo);
  }
}

/** A copy of the site's build under another id, as the next release of the same pages would be. */
export function makeNextBuild() {
  const { build, remove } = copyBuild();
  const old = idOf(build);
  const id = old.startsWith('f') ? old.replace(/^./, '0') : old.replace(/^./, 'f');
  const files = join(distDirOf(build), 'static');
  const chunks = join(files, 'chunks');
  // A file of other content has another name, and the one of the build before is kept beside it.
  const renamed = readdirSync(chunks).filter((name) =>
    readFileSync(join(chunks, name), 'utf8').includes(old),
  );
  const asNext = (text: string) =>
    renamed.reduce((done, name) => done.replaceAll(name, `next-${name}`), text).replaceAll(old, id);
  for (const file of filesIn(build)) {
    if (!TEXT.test(file) || renamed.some((name) => file === join(chunks, name))) continue;
    const text = readFileSync(file, 'utf8');
    const next = asNext(text);
    if (next !== text) writeFileSync(file, next);
  }
  for (const name of renamed)
    writeFileSync(join(chunks, `next-${name}`), asNext(readFileSync(join(chunks, name), 'utf8')));
  renameSync(join(files, old), join(files, id));
  return { build, id, remove };
}

/** A port of this machine that is free. */
export async function freePort(): Promise<number> {
  const { findFreePort } = await import('../../scripts/lib/ports.mjs');
  return await findFreePort();
}

type BuildOptions = { build: string; port: number; settings?: Record<string, string> };
type CopyOptions = Partial<BuildOptions> & { withoutCache?: boolean; isOld?: boolean };

type Program = {
  args: string[];
  cwd: string;
  env: Record<string, string>;
  ready: string;
  timeoutMs?: number;
};

/** Starts a program of this clinic and waits until it answers at an address; the error says what it said at last. */
export async function startProgram({ args, cwd, env, ready, timeoutMs }: Program) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  try {
    await waitUntilServed(ready, timeoutMs);
  } catch (cause) {
    await stopChild(child);
    throw new Error(`It is not ready. It said at last: ${said.slice(-4000)}`, { cause });
  }
  /** `said` gives its output since the start; `end` asks it to end, as a service manager does, and gives its exit code. */
  return {
    stop: () => stopChild(child),
    end: () => stopChild(child, 'SIGTERM'),
    send: (signal: NodeJS.Signals) => void child.kill(signal),
    said: () => said,
  };
}

/** Starts a build and waits until it answers. */
export function serveBuild({ build, port, settings = {} }: BuildOptions) {
  const own = { SITE_URL: `http://localhost:${port}`, ...settings, PORT: String(port) };
  const env = { ...environment.websiteSettings, ...own };
  return startProgram({ args: ['main.mjs'], cwd: build, env, ready: `http://127.0.0.1:${port}/health/live` });
}

/** Serves a copy of the site's build, which goes when it is stopped. @param isOld its pages seem an hour old */
export async function serveCopy({ withoutCache, isOld = false, port, settings }: CopyOptions) {
  const { build, remove } = copyBuild({ withoutCache });
  if (isOld) makePagesOld(build);
  const at = port ?? (await freePort());
  const served = await serveBuild({ build, port: at, settings });
  const stop = async () => {
    await served.stop();
    remove();
  };
  return { ...served, url: `http://localhost:${at}`, stop };
}

/** Waits for the first good answer of what was just started. @throws Error when none comes in time */
export async function waitUntilServed(address: string, timeoutMs = 30_000): Promise<void> {
  const isThere = async () => (await fetch(address).catch(() => null))?.ok ?? false;
  await expect.poll(isThere, { message: address, timeout: timeoutMs }).toBe(true);
}

/** Ends a process that was started here, and waits until it is gone; gives its exit code. */
export async function stopChild(child: ChildProcess, by: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(by);
  await once(child, 'close');
  return child.exitCode;
}

/** Tells a website, as the backend would, that entries of these types have changed. */
export async function tellOfChanges({ site, types }: { site: string; types: string[] }): Promise<void> {
  const { REVALIDATE_SECRET: secret } = environment.websiteSettings;
  for (const model of types) {
    const body = JSON.stringify({ model, documentId: null, event: 'unpublish', at: Date.now() });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const answer = await fetch(`${site}/api/revalidate`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The notice about ${model} was answered ${answer.status}.`);
  }
}
