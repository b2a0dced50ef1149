import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { websiteDir } from '../lib/project.mjs';

/** What a file directly in a feature's folder may be called, so that every feature is laid out alike. */
const VOCABULARY = ['data', 'mutations', 'actions', 'guards', 'schema', 'rules', 'query', 'session', 'words'];

/**
 * Files of the features with a name outside the vocabulary, in sentences.
 *
 * @returns {string[]}
 */
export function featureFileFaults() {
  const features = join(websiteDir, 'src', 'features');
  if (!existsSync(features)) return [];
  return readdirSync(features).flatMap((feature) =>
    readdirSync(join(features, feature))
      .filter((name) => !isAllowed(join(features, feature, name), name))
      .map(
        (name) =>
          `features/${feature}/${name}: a feature has ${VOCABULARY.join('.ts, ')}.ts, tests beside them and components/.`,
      ),
  );
}

/**
 * @param {string} path
 * @param {string} name
 */
function isAllowed(path, name) {
  if (statSync(path).isDirectory()) return name === 'components';
  const [base = '', ...endings] = name.split('.');
  return VOCABULARY.includes(base) && ['ts', 'test.ts'].includes(endings.join('.'));
}
