import { accessSync, constants } from 'node:fs';
import { isOpenElsewhere } from '../backup/database.mjs';
import { howToStop } from '../backup/owner.mjs';
import { placesOf } from '../backup/places.mjs';
import { copyContract } from './contract.mjs';
import { ensureEnvFiles } from './env-files.mjs';
import { Fault } from './fault.mjs';
import { installPackages } from './install.mjs';
import { isSupportedNode } from './node-version.mjs';
import { isTaken } from './ports.mjs';
import { backendDir, hasSources, root, websiteDir } from './project.mjs';
import { portsFrom } from './settings.mjs';
import { takeTurn } from './turn.mjs';
import { makeSources } from './website.mjs';

/**
 * Takes the turn of a command that starts the site.
 *
 * @param {{ command: string }} options the command to repeat with another port
 * @returns {Promise<() => void>} gives the turn back
 * @throws {Fault} when this machine cannot run the site
 */
export async function checkMachine({ command }) {
  try {
    if (hasSources) accessSync(root, constants.W_OK);
  } catch {
    throw new Fault(`${root} cannot be written by whoever started this: give it to that user, or copy it.`);
  }
  const giveBack = takeTurn(command);
  const { port, backendPort } = portsFrom(ensureEnvFiles().backend);
  for (const { what, needed, variable } of [
    { what: 'the website', needed: port, variable: 'PORT' },
    { what: 'the backend', needed: backendPort, variable: 'BACKEND_PORT' },
  ])
    if (await isTaken(needed))
      throw new Fault(
        `Port ${needed}, which ${what} needs, is already in use. Is this site already running in another window?\n` +
          `Stop the program that uses the port, or choose another one: ${variable}=${needed + 100} ${command}`,
      );
  return giveBack;
}

/**
 * Installs the packages of both apps side by side, and brings their copies of the contract and the fonts up to date.
 *
 * @param {{ withTests: boolean }} options withTests: also those that only tests and checks need
 * @returns {{ backend: Promise<boolean>, website: Promise<boolean> }} each ends when its app can be built, and tells whether
 *   anything had to be installed
 * @throws {Fault}
 */
export function installApps({ withTests }) {
  // Called past npm by another Node: better-sqlite3 would end the process there without a word.
  if (!isSupportedNode())
    throw new Fault(
      `This is Node ${process.versions.node}. Use the commands of npm: they bring one that is supported.`,
    );
  const nothing = Promise.resolve(false);
  if (!hasSources) return { backend: nothing, website: nothing };
  copyContract();
  return {
    backend: installPackages({ name: 'backend', dir: backendDir, withTests }),
    website: installPackages({ name: 'website', dir: websiteDir, withTests }).then(async (isNew) => {
      await makeSources();
      return isNew;
    }),
  };
}

/**
 * Waits until both apps are installed.
 *
 * @param {Parameters<typeof installApps>[0]} options
 * @returns {Promise<string>} what was done, in words
 * @throws {Fault}
 */
export async function installBoth(options) {
  const results = await Promise.allSettled(Object.values(installApps(options)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.some((result) => result.status === 'fulfilled' && result.value) ? 'done' : 'already there';
}

/** Refuses what may not happen beside a running site. @param {Record<string, string>} backend its settings @throws {Fault} */
export async function requireStopped(backend) {
  const { port, backendPort } = portsFrom(backend);
  for (const taken of [port, backendPort])
    if (await isTaken(taken)) throw new Fault(`Something listens on port ${taken}. ${howToStop()}.`);
  const { databaseUrl, databaseFile } = placesOf(backend);
  if (!databaseUrl && isOpenElsewhere(databaseFile))
    throw new Fault(`Another process has ${databaseFile} open. ${howToStop()}.`);
}
