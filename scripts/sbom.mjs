import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, printFailure } from './lib/fault.mjs';
import { backendDir, root, websiteDir } from './lib/project.mjs';
import { readVersion } from './lib/release.mjs';
import { groupByLicence } from './sbom/licences.mjs';
import { joinBoms, readBom } from './sbom/parts.mjs';

// The bill of materials of a release (CycloneDX, https://cyclonedx.org), made by npm's own `npm sbom` for each part and joined;
// then which licences its packages have. Ends with 1 when one has a licence that is not in sbom/allowed.mjs.
const SHOWN = 6;

async function makeBom() {
  const version = readVersion();
  const [backend, website] = await Promise.all(
    [backendDir, websiteDir].map((dir) => readBom({ dir, version })),
  );
  if (!backend || !website) throw new Error('One for each part');
  const bom = joinBoms({ version, serialNumber: `urn:uuid:${randomUUID()}`, boms: { backend, website } });
  const folder = join(root, 'var', 'sbom');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `clinic-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);

  const groups = groupByLicence([...backend.components, ...website.components]);
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

makeBom().catch((error) => {
  printFailure(error);
  process.exitCode = 1;
});
