import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBuild, freePort, makeNextBuild, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';

interface Previous {
  savePreviousBuild: (options: { standalone: string; distDir: string; to: string }) => void;
  addPreviousBuild: (options: { from: string; standalone: string; distDir: string }) => void;
}
const HOUR_MS = 60 * 60 * 1000;

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

test('a page of the build before finds its script, style and data for a day, wherever it asks', async () => {
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
    const askNext = () => whileServed(next.build, (ask) => Promise.all(files.map(ask)));

    // The next build has other scripts and styles.
    const staticDir = join(next.build, distDir, 'static');
    for (const file of files.slice(0, 2))
      rmSync(join(staticDir, decodeURIComponent(file.split('?', 1)[0] ?? '').slice('/_next/static/'.length)));
    expect((await askNext()).map(({ status }) => status)).toEqual([404, 404, 404, 404]);

    savePreviousBuild({ standalone: first.build, distDir, to: saved });
    addPreviousBuild({ from: saved, standalone: next.build, distDir });
    expect(await askNext()).toEqual(before.answers);

    const list = join(next.build, distDir, 'previous-builds.json');
    const builds: { replacedAt: number }[] = JSON.parse(readFileSync(list, 'utf8'));
    for (const build of builds) build.replacedAt -= 24 * HOUR_MS;
    writeFileSync(list, JSON.stringify(builds));
    const [script, style, , livePart] = await askNext();
    expect([script?.status, style?.status, livePart?.status]).toEqual([404, 404, 404]);
  } finally {
    first.remove();
    next.remove();
  }
});
