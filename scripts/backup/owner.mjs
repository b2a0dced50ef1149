import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { home, root } from '../lib/project.mjs';

/** The unit of the backend, where the site runs by systemd (deploy/systemd). */
export const UNIT = '/etc/systemd/system/clinic-backend.service';

/** @typedef {{ uid: number, gid: number }} Owner */

/**
 * Returns who has to own the data at a place: the user of the backend's unit, or else who owns what is there, or the folder it
 * will be in.
 *
 * @param {string} place
 * @returns {Owner}
 */
export function ownerOf(place) {
  const user = userOfUnit();
  if (user) return user;
  let there = place;
  while (!existsSync(there)) there = dirname(there);
  const { uid, gid } = statSync(there);
  return { uid, gid };
}

/** @returns {Owner | null} */
function userOfUnit() {
  if (!existsSync(UNIT)) return null;
  const name = /^User=(\S+)/m.exec(readFileSync(UNIT, 'utf8'))?.[1];
  if (!name) return null;
  const ask = (/** @type {string} */ option) =>
    Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/**
 * Gives a file, or a folder with all that is in it, to its owner. Only root can give files away; for others they are theirs.
 *
 * @param {string} place
 * @param {Owner} owner
 */
export function giveTo(place, owner) {
  if (process.getuid?.() !== 0 || !existsSync(place)) return;
  chownSync(place, owner.uid, owner.gid);
  if (!statSync(place).isDirectory()) return;
  for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(place, name), owner.uid, owner.gid);
}

/**
 * Keeps in mind who owns the data of a clinic, before a command writes there that root may run.
 *
 * @param {Pick<import('./places.mjs').Places, 'data' | 'databaseFile' | 'uploads'>} places
 * @returns {() => void} gives all of it to them
 */
export function keepOwners({ data, databaseFile, uploads }) {
  const folder = dirname(databaseFile);
  // A folder that is there already may hold what is not ours.
  const database = existsSync(folder) ? databaseFile : folder;
  const owned = [data, database, uploads].map((place) => ({ place, owner: ownerOf(place) }));
  return () => {
    for (const { place, owner } of owned) giveTo(place, owner);
  };
}

export function howToStart() {
  if (existsSync(UNIT)) return 'systemctl start clinic-backend clinic-website';
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv')
    ? 'the containers (compose up)'
    : home === root
      ? 'npm start'
      : './clinic start';
}

/** Says how it is stopped: the sockets of the units take their services along. */
export function howToStop() {
  const sockets = 'clinic-backend.socket clinic-website.socket';
  return existsSync(UNIT) ? `Stop the site first: systemctl stop ${sockets}` : 'Stop the site first';
}
