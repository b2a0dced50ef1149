import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { websiteDir } from '../lib/project.mjs';

/** The rooms of the features: what visitors read, patients do and staff do, and signing in. */
const ROOMS = ['site', 'booking', 'desk', 'account'];

/** Names of files directly in a feature's folder, so that every feature is laid out alike. */
const VOCABULARY = [
  ...['address', 'data', 'mutations', 'actions', 'guards', 'schema', 'rules', 'query', 'session', 'words'],
  ...['state', 'metadata', 'client'],
];

/** A file of the vocabulary, or a part of one: `plain-rules.ts` beside `rules.ts`. */
const FILE = new RegExp(`^(?:[a-z]+-)*(?:${VOCABULARY.join('|')})(?:\\.test)?\\.ts$`);
const SERVER_ALONE = /^import 'server-only';$/m;
const ACTION = /^'use server';/;
const MAKES_ADDRESS = /from '@\/(?:lib\/address\/|i18n\/routing|features\/[a-z/-]+\/address')/;
/**
 * Contents that a name promises: data and mutations never reach a browser, actions are called by one, rules decide from what they
 * are given, an address is written and read in one place.
 *
 * @type {Record<string, { has?: RegExp, hasNot?: RegExp }>}
 */
const CONTENTS = {
  data: { has: SERVER_ALONE, hasNot: ACTION },
  mutations: { has: SERVER_ALONE, hasNot: ACTION },
  guards: { has: SERVER_ALONE },
  session: { has: SERVER_ALONE },
  actions: { has: ACTION },
  rules: {
    hasNot: /^import 'server-only';$|^'use server';|from '[^']*\/(?:data|mutations|actions|session)';$/m,
  },
  address: { has: MAKES_ADDRESS, hasNot: SERVER_ALONE },
  state: { hasNot: SERVER_ALONE },
};

/** Name of a hook that two components share. */
const HOOK = /^use-[a-z-]+\.tsx?$/;
const COMPONENT = /^export (?:default )?(?:async )?(?:function [A-Z]|const [A-Z][a-z]\w* =)/m;

const LAYOUT = `a feature has ${VOCABULARY.join('.ts, ')}.ts, parts of these, their tests and components/.`;

/**
 * Files of the features outside the rooms, with a name outside the vocabulary or that hold what their name does not say, and files
 * among the components that hold none, in sentences.
 */
export function featureFileFaults() {
  const features = join(websiteDir, 'src', 'features');
  return readdirSync(features, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(features, file).replaceAll('\\', '/');
      const fault = faultOf(path, readFileSync(file, 'utf8'));
      return fault ? [`features/${path}: ${fault}`] : [];
    });
}

/** @param {string} path of a file, below the features @param {string} text */
function faultOf(path, text) {
  const [room = '', , name, part, ...deeper] = path.split('/');
  if (!ROOMS.includes(room)) return `the rooms are ${ROOMS.join(', ')}.`;
  if (name === undefined) return 'a room has folders alone.';
  if (part === undefined) {
    if (!FILE.test(name)) return LAYOUT;
    return holdsWhatItSays(name, text) ? null : 'holds what its name does not say: see CONTENTS.';
  }
  if (name !== 'components' || deeper.length > 0) return LAYOUT;
  const isPart =
    HOOK.test(part) || part.endsWith('.test.tsx') || (part.endsWith('.tsx') && COMPONENT.test(text));
  return isPart ? null : 'exports no component; it belongs one folder up.';
}

/** @param {string} name @param {string} text */
function holdsWhatItSays(name, text) {
  const kind = /([a-z]+)\.ts$/.exec(name)?.[1] ?? '';
  const { has, hasNot } = CONTENTS[name.includes('.test.') ? '' : kind] ?? {};
  return (!has || has.test(text)) && !hasNot?.test(text);
}
