import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, makeNextBuild, serveBuild } from '../../support/builds';
import { environment } from '../../support/environment';
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

const askAt = (base: string) => async (path: string) => {
  const answer = await fetch(base + path);
  return { status: answer.status, text: await answer.text() };
};

// When the day ends: website/src/server/previous-builds.test.ts.
test('a page of the build before finds its script, style and data, wherever it asks', async () => {
  const script = pathToFileURL(join(__dirname, '../../../scripts/lib/previous-builds.mjs')).href;
  const { savePreviousBuild, addPreviousBuild }: Previous = await import(script);
  // The site of all tests is the build before.
  const { websiteBuild: before, siteUrl } = environment;
  const next = makeNextBuild();
  const saved = mkdtempSync(join(tmpdir(), 'saved-build-'));
  const port = await freePort();
  let stop = async () => {};
  try {
    const distDir = readdirSync(before).find((name) => name.startsWith('.next')) ?? '';
    const dataDir = (build: string) => join(build, distDir, 'cache', 'flight');
    rmSync(dataDir(next.build), { recursive: true, force: true });
    const ask = askAt(siteUrl);
    const files = filesOf((await ask('/en/faq')).text);
    const answers = await Promise.all(files.map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // Data of a page is written behind its visitor's back.
    const name = /flight\/(\w+)\.js/.exec(files[2] ?? '')?.[1];
    await expect.poll(() => readdirSync(dataDir(before))).toContain(`${name}.zst`);
    // The next build has other scripts and styles.
    const staticDir = join(next.build, distDir, 'static');
    for (const file of files.slice(0, 2))
      rmSync(join(staticDir, decodeURIComponent(file.split('?', 1)[0] ?? '').slice('/_next/static/'.length)));
    savePreviousBuild({ standalone: before, distDir, to: saved });
    addPreviousBuild({ from: saved, standalone: next.build, distDir });
    // Files carry the time of this machine, which is not the site's.
    const now = new Date();
    for (const file of readdirSync(dataDir(next.build)))
      utimesSync(join(dataDir(next.build), file), now, now);
    ({ stop } = await serveBuild({ build: next.build, port }));
    expect(await Promise.all(files.map(askAt(`http://127.0.0.1:${port}`)))).toEqual(answers);
  } finally {
    await stop();
    next.remove();
    rmSync(saved, { recursive: true, force: true });
  }
});
