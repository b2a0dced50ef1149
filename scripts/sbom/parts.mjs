import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askNpm } from '../lib/npm.mjs';
import { backendDir, websiteDir } from '../lib/project.mjs';
import { groupByLicence } from './licences.mjs';

/**
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 * @typedef {object} Bom of CycloneDX
 * @property {{ component: import('./licences.mjs').Component } & Record<string, unknown>} metadata
 * @property {(import('./licences.mjs').Component & Record<string, unknown>)[]} components
 * @property {Dependency[]} dependencies
 */

/**
 * Returns what an app is shipped with, by its lock file, as npm's own command tells it: without what only tests need, and with the
 * packages of every kind of machine.
 *
 * @param {{ dir: string, version: string }} app
 * @returns {Promise<Bom & Record<string, unknown>>}
 * @throws {Fault}
 */
export async function readBom({ dir, version }) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-sbom-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) {
      const content = JSON.parse(readFileSync(join(dir, name), 'utf8'));
      content.version = version;
      // npm names no component without a version, and an app has that of the whole.
      if (content.packages) content.packages[''].version = version;
      writeFileSync(join(folder, name), JSON.stringify(content));
    }
    const form = ['--sbom-format=cyclonedx', '--sbom-type=application'];
    return JSON.parse(await askNpm(['sbom', ...form, '--omit=dev', '--package-lock-only'], folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * One bill of materials for the product, whose two parts keep their own packages: each is named with its part in front.
 *
 * @param {{ version: string, serialNumber: string, boms: Record<string, Bom & Record<string, unknown>> }} options boms by part
 * @returns {Bom & Record<string, unknown>}
 */
export function joinBoms({ version, serialNumber, boms }) {
  const [first] = Object.values(boms);
  if (!first) throw new Error('There is nothing to join');
  const product = { 'bom-ref': `clinic@${version}`, type: 'application', name: 'clinic', version };
  const parts = Object.entries(boms).map(([part, { metadata, components, dependencies }]) => {
    const named = (/** @type {string} */ ref) => `${part}/${ref}`;
    const rename = (/** @type {Bom['components'][number]} */ one) => ({
      ...one,
      'bom-ref': named(one['bom-ref']),
    });
    return {
      root: rename({ ...metadata.component }),
      components: components.map(rename),
      dependencies: dependencies.map(({ ref, dependsOn }) => ({
        ref: named(ref),
        dependsOn: dependsOn.map(named),
      })),
    };
  });
  return {
    ...first,
    serialNumber,
    metadata: { ...first.metadata, component: product },
    components: parts.flatMap(({ root, components }) => [root, ...components]),
    dependencies: [
      { ref: product['bom-ref'], dependsOn: parts.map(({ root }) => root['bom-ref']) },
      ...parts.flatMap(({ dependencies }) => dependencies),
    ],
  };
}

/**
 * Makes the bill of materials of the product, and groups its packages by their licences.
 *
 * @param {{ version: string, hash: string }} options hash: of what it is made for, 32 hexadecimal digits, which number it
 */
export async function makeBom({ version, hash }) {
  const [backend, website] = await Promise.all([
    readBom({ dir: backendDir, version }),
    readBom({ dir: websiteDir, version }),
  ]);
  const serialNumber = `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`;
  const bom = joinBoms({ version, serialNumber, boms: { backend, website } });
  // Without a timestamp, so that the same packages give the same file.
  delete bom.metadata.timestamp;
  return { bom, groups: groupByLicence([...backend.components, ...website.components]) };
}

/** @param {ReturnType<typeof groupByLicence>} groups */
export function listLicences(groups) {
  return groups
    .map(
      ({ licence, packages }) =>
        `${licence || 'none named'}\n${packages.map((name) => `  ${name}\n`).join('')}`,
    )
    .join('\n');
}
