import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** The files that a page asks for, a file of each kind: of its script, its style and its build. */
function filesOf(html: string): string[] {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return [
    one(/"(\/_next\/static\/chunks\/[^"]+\.js[^"]*)"/),
    one(/"(\/_next\/static\/[^"]+\.css[^"]*)"/),
    one(/"(\/_next\/static\/[^"]+\/live-parts\.js[^"]*)"/),
  ];
}

const askAt = (base: string) => async (path: string) => {
  const answer = await fetch(base + path);
  return { status: answer.status, text: await answer.text() };
};

// When the day ends: website/src/server/previous-builds.test.ts.
test('a page of the build before finds its script and style, wherever it asks', async () => {
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
    const ask = askAt(siteUrl);
    const files = filesOf((await ask('/en/faq')).text);
    const answers = await Promise.all(files.map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The next build has other scripts and styles.
    const staticDir = join(next.build, distDir, 'static');
    for (const file of files.slice(0, 2))
      rmSync(join(staticDir, decodeURIComponent(file.split('?', 1)[0] ?? '').slice('/_next/static/'.length)));
    savePreviousBuild({ standalone: before, distDir, to: saved });
    addPreviousBuild({ from: saved, standalone: next.build, distDir });
    ({ stop } = await serveBuild({ build: next.build, port }));
    expect(await Promise.all(files.map(askAt(`http://127.0.0.1:${port}`)))).toEqual(answers);
  } finally {
    await stop();
    next.remove();
    rmSync(saved, { recursive: true, force: true });
  }
});
