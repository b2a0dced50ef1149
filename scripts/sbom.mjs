import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './lib/fault.mjs';
import { root } from './lib/project.mjs';
import { readVersion } from './lib/release.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { makeBom } from './sbom/parts.mjs';

// The bill of materials of a release (CycloneDX, https://cyclonedx.org), made by npm's own `npm sbom` for each part and joined;
// then which licences its packages have. Ends with 1 when one has a licence that is not in sbom/allowed.mjs.
const SHOWN = 6;

async function listPackages() {
  const version = readVersion();
  const { bom, groups } = await makeBom({ version, hash: randomUUID().replaceAll('-', '') });
  const folder = join(root, 'var', 'sbom');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `clinic-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);

  for (const { licence, isAllowed, packages } of groups) {
    const more = packages.length > SHOWN ? `, and ${packages.length - SHOWN} more` : '';
    const mark = isAllowed ? 'ok' : 'NOT ALLOWED';
    const shown = isAllowed ? packages.slice(0, SHOWN).join(', ') + more : packages.join(', ');
    console.log(
      `${mark.padEnd(11)}  ${String(packages.length).padStart(5)}  ${(licence || 'none named').padEnd(36)}  ${shown}`,
    );
  }
  const packages = groups.reduce((sum, group) => sum + group.packages.length, 0);
  console.log(`\n${packages} packages, ${groups.length} licences: ${file}`);
  const wrong = groups.filter(({ isAllowed }) => !isAllowed);
  if (wrong.length > 0)
    throw new Fault(
      'Read these licences, then allow them in scripts/sbom/allowed.mjs or do without the packages.',
    );
}

runToEnd(listPackages);
