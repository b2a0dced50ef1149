import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asideFolder } from '../backup/places.mjs';
import { Fault, tryOr } from './fault.mjs';

/** Name of an empty file: a process, when the system began it, and its command. */
const SIGN = /^\.at-work-(\d+)-(\d*)-(.+)$/;

/**
 * Takes the turn of a command that builds, starts or replaces what a clinic runs on, one at a time: until it is given back, or
 * its process ends, however that may be.
 *
 * @param {string} command such as "./clinic restore"
 * @param {string} [folder] the same for all commands of a clinic
 * @returns {() => void} gives it back
 * @throws {Fault} naming the command that has it
 */
export function takeTurn(command, folder = asideFolder) {
  mkdirSync(folder, { recursive: true });
  const own = `.at-work-${process.pid}-${beganAt(process.pid)}-${encodeURIComponent(command)}`;
  const giveBack = () => rmSync(join(folder, own), { force: true });
  // Written before looking for others, so that two processes that start at once cannot miss each other.
  writeFileSync(join(folder, own), '');
  process.once('exit', giveBack);
  for (const name of readdirSync(folder)) {
    const [, pid = '', began = '', other] = SIGN.exec(name) ?? [];
    if (!other || name === own) continue;
    if (isRunning(Number(pid), began)) {
      giveBack();
      throw new Fault(
        `"${decodeURIComponent(other)}" is at work on this clinic (process ${pid}), and "${command}" would be in its way.\n` +
          'Try again when it has ended.',
      );
    }
    tryOr(() => rmSync(join(folder, name), { force: true }), null);
  }
  return giveBack;
}

/** @param {number} pid @param {string} began another process may have its number by now */
function isRunning(pid, began) {
  const now = beganAt(pid);
  if (now) return now === began;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Reads when the system began a process; empty where it does not say. @param {number} pid */
function beganAt(pid) {
  const stat = tryOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The name of its program, in brackets, may hold anything; the 22nd value is the 20th behind it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
