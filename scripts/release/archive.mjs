import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../lib/fault.mjs';

// An archive holds clinic/clinic, the command, and clinic/releases/NAME, a release as releases.mjs knows it, with the checksum of
// each of its files (docs/releases.md).

/** Kinds of machines that archives are made for, as Node names them. */
export const ARCHITECTURES = ['x64', 'arm64'];
const SUMS = 'SHA256SUMS';

/** @param {{ version: string, arch: string }} options */
export const archiveName = ({ version, arch }) => `clinic-${version}-linux-${arch}.tar.gz`;

/** @param {string} file @returns {Promise<string>} SHA-256, hexadecimal */
async function sumOf(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Lists the files of a folder in the order of their bytes, which is the same on every machine; links are left out.
 *
 * @param {string} folder
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort((one, other) => (one < other ? -1 : 1));
}

/** Writes the checksums of a release into it, as sha256sum does. @param {string} release */
export async function writeSums(release) {
  const lines = [];
  for (const file of listFiles(release))
    if (file !== SUMS) lines.push(`${await sumOf(join(release, file))}  ${file}\n`);
  writeFileSync(join(release, SUMS), lines.join(''));
}

/** @param {string} release @returns {Map<string, string>} checksums by the paths of its files */
export function readSums(release) {
  const lines = readFileSync(join(release, SUMS), 'utf8').split('\n');
  return new Map(lines.filter((line) => line !== '').map((line) => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Compares a release with the checksums in it.
 *
 * @param {string} release
 * @throws {Fault} naming the first files that are not as they were made
 */
export async function checkSums(release) {
  if (!existsSync(join(release, SUMS)))
    throw new Fault(`${basename(release)} brings no ${SUMS}: it is not an archive of the clinic.`);
  const wanted = readSums(release);
  const wrong = listFiles(release).filter((file) => file !== SUMS && !wanted.has(file));
  for (const [file, sum] of wanted)
    if (!existsSync(join(release, file)) || (await sumOf(join(release, file))) !== sum) wrong.push(file);
  if (wrong.length > 0)
    throw new Fault(
      `The archive was changed or cut, ${wrong.length} files:\n${wrong.slice(0, 10).join('\n')}`,
    );
}

/**
 * Packs a folder so that the same files give the same bytes: sorted names, no owner, one time. Its checksum lies beside it.
 *
 * @param {{ folder: string, file: string, time: string }} options folder: it is the first part of all names; time: a date
 */
export function pack({ folder, file, time }) {
  const { status, stderr } = spawnSync(
    'sh',
    [
      '-c',
      'tar --create --format=gnu --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go+rX,go-w --mtime="$1" --directory "$2" "$3" | gzip -n -6 > "$4/$5" && cd "$4" && sha256sum "$5" > "$5.sha256"',
      ...['sh', `${time}T00:00:00Z`, dirname(folder), basename(folder), dirname(file), basename(file)],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0 || stderr !== '') throw new Fault(`${file} was not made:\n${stderr}`);
}

/** Reads the name of the release in an archive, which stands at its beginning. @param {string} file @throws {Fault} */
export function nameIn(file) {
  const { stdout } = spawnSync('sh', ['-c', 'tar --list --gzip --file "$1" | head -n 4', 'sh', file], {
    encoding: 'utf8',
  });
  const name = /^clinic\/releases\/([^/]+)\/$/m.exec(stdout)?.[1];
  if (!name) throw new Fault(`${file} is no archive of the clinic.`);
  return name;
}

/**
 * Unpacks the release of an archive, and holds it against its checksums.
 *
 * @param {{ file: string, into: string }} options into: a folder, which is made anew
 * @returns {Promise<string>} its name
 * @throws {Fault}
 */
export async function unpack({ file, into }) {
  const beside = `${file}.sha256`;
  if (existsSync(beside) && !readFileSync(beside, 'utf8').startsWith(await sumOf(file)))
    throw new Fault(`${file} is not what ${basename(beside)} was written for: fetch it again.`);
  const args = ['--extract', '--gzip', '--no-same-owner', '--strip-components=2', '--file', file];
  const { status, stderr } = spawnSync('tar', [...args, '--directory', into, 'clinic/releases'], {
    encoding: 'utf8',
  });
  const [name, ...more] = status === 0 ? readdirSync(into) : [];
  if (!name || more.length > 0) throw new Fault(`${file} is no archive of the clinic. ${stderr.trim()}`);
  await checkSums(join(into, name));
  return name;
}

/** A release that was made for another kind of machine is told by its Node. @param {string} release @throws {Fault} */
export function requireRunnable(release) {
  const { stdout } = spawnSync(join(release, 'node', 'bin', 'node'), ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith('v')) return;
  throw new Fault(`${basename(release)} does not run on this machine (${process.platform} ${process.arch}).`);
}

/**
 * Puts another text in place of one, in every file that has it: the other names of a file lying elsewhere keep theirs.
 *
 * @param {{ folder: string, from: string, to: string }} options
 * @returns {string[]} the files
 */
export function replaceText({ folder, from, to }) {
  const changed = [];
  for (const path of listFiles(folder)) {
    const file = join(folder, path);
    const content = readFileSync(file);
    if (!content.includes(from)) continue;
    if (content.includes(0)) throw new Fault(`${path} holds ${from}, and is no text.`);
    rmSync(file);
    writeFileSync(file, content.toString('utf8').replaceAll(from, to));
    changed.push(path);
  }
  return changed;
}
