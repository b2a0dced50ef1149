import { Fault, tryOr } from '../lib/fault.mjs';
import { askNpm } from '../lib/npm.mjs';

const DAY_MS = 24 * 60 * 60_000;
/** Days until a fault that can be reached is gone; one that cannot goes with the packages (SECURITY.md). */
const DAYS = new Map([
  ['critical', 7],
  ['high', 7],
]);
const DAYS_OF_OTHERS = 30;
const DAYS_UNREACHED = 90;

/** @typedef {{ id: string, name: string, severity: string }} Advisory */

/**
 * Reads the registry's advisories on packages that run on a server.
 *
 * @param {string} dir of an app
 * @returns {Promise<Advisory[]>}
 * @throws {Fault} when the registry answers no audits
 */
export async function readAudit(dir) {
  // It ends with 1 where it found something.
  return readAdvisories(await askNpm(['audit', '--omit=dev', '--json'], dir, true));
}

/** @param {string} text answer of `npm audit --json` @returns {Advisory[]} @throws {Fault} */
export function readAdvisories(text) {
  /** @type {{ vulnerabilities?: Record<string, { via: (string | { name: string, severity: string, url: string })[] }> }} */
  const { vulnerabilities } = tryOr(() => JSON.parse(text), {});
  if (!vulnerabilities)
    throw new Fault(
      'The registry answers no audits. Make the release where npm audit --omit=dev has an answer.',
    );
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object')
    .map(({ name, severity, url }) => ({ id: url.slice(url.lastIndexOf('/') + 1), name, severity }));
  return [...new Map(found.map((advisory) => [advisory.id, advisory])).values()];
}

/**
 * Returns the faults that stop a release: of packages that nobody has judged, or that outlive the time they are given.
 *
 * @param {{ advisories: Advisory[], judgements: string, today: string }} given judgements: text of docs/known-faults.md
 */
export function auditFaults({ advisories, judgements, today }) {
  return advisories.flatMap(({ id, name, severity }) => {
    const line = judgements.split('\n').find((one) => one.includes(id));
    const [, since = '', by = ''] =
      /since (\d{4}-\d\d-\d\d)\b.*\bby (\d{4}-\d\d-\d\d)\b/.exec(line ?? '') ?? [];
    if (!since) return [`${id} (${name}, ${severity}) is not judged, or without its two days`];
    const isUnreached = /\bnot reached\b/.test(line ?? '');
    const days = isUnreached ? DAYS_UNREACHED : (DAYS.get(severity) ?? DAYS_OF_OTHERS);
    if (Date.parse(by) > Date.parse(since) + days * DAY_MS)
      return [`${id} (${name}, ${severity}) is given more than ${days} days`];
    return by < today ? [`${id} (${name}, ${severity}) should be gone since ${by}`] : [];
  });
}
