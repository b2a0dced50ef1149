import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createIsShared } from './shared-scripts';

test('the scripts of every page are those that the build names, whichever build asks', () => {
  const build = mkdtempSync(join(tmpdir(), 'shared-scripts-'));
  try {
    const manifest = { rootMainFiles: ['static/chunks/react.js'] };
    writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest));
    const isShared = createIsShared(build);
    expect(isShared('/_next/static/chunks/react.js?dpl=1')).toBe(true);
    expect(isShared('/_next/static/chunks/page.js?dpl=1')).toBe(false);
  } finally {
    rmSync(build, { recursive: true });
  }
});
