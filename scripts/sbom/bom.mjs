import { backendDir, websiteDir } from '../lib/project.mjs';
import { groupByLicence } from './licences.mjs';
import { joinBoms, readBom } from './parts.mjs';

/**
 * Makes the bill of materials of the product, and groups its packages by their licences.
 *
 * @param {{ version: string, hash: string }} options hash: of what it is made for, 32 hexadecimal digits, which number it
 */
export async function makeBom({ version, hash }) {
  const [backend, website] = await Promise.all(
    [backendDir, websiteDir].map((dir) => readBom({ dir, version })),
  );
  if (!backend || !website) throw new Error('One for each part');
  const serialNumber = `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`;
  const bom = joinBoms({ version, serialNumber, boms: { backend, website } });
  // The same bill for the same packages, whenever it is made.
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
