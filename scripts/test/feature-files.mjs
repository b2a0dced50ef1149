import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Folders of the features outside the rooms, their files with a name outside the vocabulary or that hold what their name does not
 * say, and files among the components that hold none, in sentences.
 */
export function featureFileFaults() {
  const features = join(websiteDir, 'src', 'features');
  return namesIn(features).flatMap((room) =>
    ROOMS.includes(room)
      ? namesIn(join(features, room)).flatMap((noun) =>
          faultsOf(join(features, room, noun), `${room}/${noun}`),
        )
      : [`features/${room}: the rooms are ${ROOMS.join(', ')}.`],
  );
}

/** @param {string} folder @param {string} feature */
function faultsOf(folder, feature) {
  if (!statSync(folder).isDirectory()) return [`features/${feature}: a room has folders alone.`];
  /** @param {string} part @param {(path: string, name: string) => boolean} isRight @param {string} fault */
  const wrong = (part, isRight, fault) =>
    namesIn(join(folder, part))
      .filter((name) => !isRight(join(folder, part, name), name))
      .map((name) => `features/${feature}/${part}${name}: ${fault}`);
  const all = VOCABULARY.join('.ts, ');
  return [
    ...wrong('', isAllowed, `a feature has ${all}.ts, parts of these, tests beside them and components/.`),
    ...wrong('', holdsWhatItSays, 'holds what its name does not say, see CONTENTS of this check.'),
    ...wrong('components/', isComponent, 'exports no component; it belongs one folder up.'),
  ];
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} path @param {string} name */
function isAllowed(path, name) {
  return statSync(path).isDirectory() ? name === 'components' : FILE.test(name);
}

/** @param {string} path @param {string} name */
function holdsWhatItSays(path, name) {
  const kind = /([a-z]+)\.ts$/.exec(name)?.[1] ?? '';
  const { has, hasNot } = CONTENTS[name.includes('.test.') ? '' : kind] ?? {};
  if (!has && !hasNot) return true;
  const text = readFileSync(path, 'utf8');
  return (!has || has.test(text)) && !hasNot?.test(text);
}

/** @param {string} path @param {string} name */
function isComponent(path, name) {
  if (HOOK.test(name) || /\.test\.tsx$/.test(name)) return true;
  return name.endsWith('.tsx') && COMPONENT.test(readFileSync(path, 'utf8'));
}
