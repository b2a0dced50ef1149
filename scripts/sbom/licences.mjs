import { ALLOWED, READ_BY_HAND } from './allowed.mjs';

/**
 * @typedef {object} Component of CycloneDX, what is used of it
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} [group]
 * @property {string} [version]
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 */

/**
 * The licence a package has, as an SPDX expression: as it says itself, or as somebody has read in its files.
 *
 * @param {Component} component
 * @returns {string} empty when nobody knows
 */
export function licenceOf({ name, licenses = [] }) {
  const own = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
  if (own.some((licence) => licence !== '')) return own.filter((licence) => licence !== '').join(' AND ');
  const read = READ_BY_HAND.find((entry) =>
    entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : entry.name === name,
  );
  return read?.licence ?? '';
}

/**
 * Tells whether an SPDX expression can be met with allowed licences alone: one side of an OR, both of an AND. An exception (WITH)
 * only adds rights.
 *
 * @param {string} expression
 * @param {ReadonlySet<string>} [allowed]
 * @returns {boolean} false also for what is no expression
 */
export function isAllowed(expression, allowed = ALLOWED) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const takes = (/** @type {string} */ token) => {
    if (tokens[at]?.toUpperCase() !== token) return false;
    at += 1;
    return true;
  };
  /** @returns {boolean} */
  const either = () => {
    let isMet = both();
    while (takes('OR')) isMet = both() || isMet;
    return isMet;
  };
  /** @returns {boolean} */
  const both = () => {
    let isMet = one();
    while (takes('AND')) isMet = one() && isMet;
    return isMet;
  };
  const one = () => {
    if (takes('(')) {
      const isMet = either();
      return takes(')') && isMet;
    }
    const isMet = allowed.has(tokens[at] ?? '');
    at += 1;
    if (takes('WITH')) at += 1;
    return isMet;
  };
  const isMet = either();
  return isMet && at === tokens.length;
}

/**
 * Returns which packages have which licence, the most common first.
 *
 * @param {Component[]} components
 * @returns {{ licence: string, isAllowed: boolean, packages: string[] }[]} each package once, with its versions
 */
export function groupByLicence(components) {
  return [...Map.groupBy(components, licenceOf)]
    .map(([licence, all]) => {
      const packages = new Set(all.map(({ name, version }) => `${name}@${version}`));
      return { licence, isAllowed: isAllowed(licence), packages: [...packages].sort() };
    })
    .sort((one, other) => other.packages.length - one.packages.length);
}
