import { existsSync, readdirSync } from 'node:fs';

const DAY_MS = 86_400_000;
const NAME = /^clinic-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.age$/;

/** All backups of so many days, then the first of each week. */
const ALL_DAYS = 7;

/** @param {Date} at @returns {string} the name of a backup that began then */
export function nameOfBackup(at) {
  return `clinic-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`;
}

/** Returns when a backup of this name began, epoch milliseconds; null for other files. @param {string} name */
export function beganAt(name) {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** Finds the newest backup in a folder; null where there is none, or no folder yet. @param {string} folder */
export function newestBackup(folder) {
  const names = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8' }) : [];
  const backups = names.filter((name) => beganAt(name) !== null);
  return backups.toSorted().at(-1) ?? null;
}

/**
 * Returns which backups to remove: none of the last seven days, all but the first of each week before, and all that are older
 * than `days`: what patients were told is erased is in them. The newest always stays.
 *
 * @param {{ names: string[], now: number, days: number }} options
 */
export function outdatedBackups({ names, now, days }) {
  const backups = names
    .flatMap((name) => {
      const at = beganAt(name);
      return at === null ? [] : [{ name, at, age: (now - at) / DAY_MS, week: Math.floor(at / DAY_MS / 7) }];
    })
    .sort((one, two) => one.at - two.at);
  const firstOfWeek = new Map(backups.toReversed().map(({ week, name }) => [week, name]));
  return backups
    .slice(0, -1)
    .filter(({ name, age, week }) => age > days || (age > ALL_DAYS && firstOfWeek.get(week) !== name))
    .map(({ name }) => name);
}
