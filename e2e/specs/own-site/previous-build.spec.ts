import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBuild, freePort, makeNextBuild, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';

interface Previous {
  savePreviousBuild: (options: { standalone: string; distDir: string; to: string }) => void;
  addPreviousBuild: (options: { from: string; standalone: string; distDir: string }) => void;
}

/** The files that a page asks for, a file of each kind: of its script, its style, its data and its build. */
function filesOf(html: string): string[] {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return [
    one(/"(\/_next\/static\/chunks\/[^"]+\.js[^"]*)"/),
    one(/"(\/_next\/static\/[^"]+\.css[^"]*)"/),
    one(/"(\/_next\/static\/flight\/[^"]+)"/),
    one(/"(\/_next\/static\/[^"]+\/live-parts\.js[^"]*)"/),
  ];
}

type Ask = (path: string) => Promise<{ status: number; text: string }>;

/** Serves a build for as long as `work` asks it. */
async function whileServed<Result>(build: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const { stop } = await serveBuild({ build, port });
  try {
    return await work(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    });
  } finally {
    await stop();
  }
}

// When the day ends: website/src/server/previous-builds.test.ts.
test('a page of the build before finds its script, style and data, wherever it asks', async () => {
  const script = pathToFileURL(join(__dirname, '../../../scripts/lib/previous-builds.mjs')).href;
  const { savePreviousBuild, addPreviousBuild }: Previous = await import(script);
  const first = copyBuild();
  const next = makeNextBuild();
  const saved = join(first.build, 'saved');
  try {
    const distDir = readdirSync(first.build).find((name) => name.startsWith('.next')) ?? '';
    const dataDir = (build: string) => join(build, distDir, 'cache', 'flight');
    // What the site of all tests has kept there, from which the builds are copied.
    for (const { build } of [first, next]) rmSync(dataDir(build), { recursive: true, force: true });
    const before = await whileServed(first.build, async (ask) => {
      const files = filesOf((await ask('/en/faq')).text);
      const answers = await Promise.all(files.map(ask));
      // Data of a page is written behind its visitor's back.
      const name = /flight\/(\w+)\.js/.exec(files[2] ?? '')?.[1];
      await expect.poll(() => readdirSync(dataDir(first.build))).toContain(`${name}.zst`);
      return { files, answers };
    });
    expect(before.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { files } = before;
    // The next build has other scripts and styles.
    const staticDir = join(next.build, distDir, 'static');
    for (const file of files.slice(0, 2))
      rmSync(join(staticDir, decodeURIComponent(file.split('?', 1)[0] ?? '').slice('/_next/static/'.length)));
    savePreviousBuild({ standalone: first.build, distDir, to: saved });
    addPreviousBuild({ from: saved, standalone: next.build, distDir });
    // Files carry the time of this machine, which is not the site's.
    const now = new Date();
    for (const name of readdirSync(dataDir(next.build)))
      utimesSync(join(dataDir(next.build), name), now, now);
    const found = await whileServed(next.build, (ask) => Promise.all(files.map(ask)));
    expect(found).toEqual(before.answers);
  } finally {
    first.remove();
    next.remove();
  }
});
