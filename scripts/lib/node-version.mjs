import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Version that takes over from a Node outside the supported range. */
export const BROUGHT_NODE = '24.21.0';

/** Versions that call the commands in `npm run check:runtimes`: one too old, the oldest and the newest supported. */
export const CALLING_NODES = ['20.20.2', BROUGHT_NODE, '26.10.0'];

/** @returns {string} */
const readRange = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;

/**
 * The majors of Node that both apps run on. Their bounds stand in `engines` of the root's package.json only.
 *
 * @param {string} [range] such as ">=24 <27"
 */
export function supportedMajors(range = readRange()) {
  const [, from, below] = /^>=(\d+) <(\d+)$/.exec(range) ?? [];
  if (!from || !below) throw new Error(`engines.node must look like ">=24 <27", and is "${range}".`);
  return { from: Number(from), below: Number(below) };
}

/** @param {string} [version] such as "24.21.0" */
export function isSupportedNode(version = process.versions.node) {
  const { from, below } = supportedMajors();
  const major = Number.parseInt(version, 10);
  return major >= from && major < below;
}
