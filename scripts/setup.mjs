import { existsSync } from 'node:fs';
import { backendFile, ensureEnvFiles, websiteFile } from './lib/env-files.mjs';
import { hasSources, root } from './lib/project.mjs';
import { makeCurrent, makeFolders, readLink } from './lib/releases.mjs';
import { prepareRelease } from './release/prepare-release.mjs';

// Makes every setting and secret that npm start makes, and nothing else. What a file already holds is never changed.
const files = [backendFile, websiteFile];
const had = files.map(existsSync);
const { backend, website } = ensureEnvFiles();
for (const [index, values] of [backend, website].entries())
  console.log(`${had[index] ? 'Complete' : 'Made'}: ${files[index]}, ${Object.keys(values).length} settings`);
console.log(`The first manager: ${backend.STAFF_EMAIL}, password in ${backendFile} (STAFF_PASSWORD)`);
if (!hasSources) {
  // For units of systemd, which may not write there themselves (docs/releases.md).
  makeFolders();
  const release = readLink('current') ?? root;
  prepareRelease(release);
  makeCurrent({ to: release, from: null });
}
