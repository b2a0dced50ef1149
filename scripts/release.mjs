import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from './lib/fault.mjs';
import { hashInputs } from './lib/inputs-hash.mjs';
import { copyToInstall, readRegistry } from './lib/install.mjs';
import { BROUGHT_NODE } from './lib/node-version.mjs';
import { npm } from './lib/npm.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runProcess, stopAll } from './lib/processes.mjs';
import { backendDir, commonEnv, logDir, root, websiteDir } from './lib/project.mjs';
import { isJudged, readChangelog, readJudgements, readVersion } from './lib/release.mjs';
import { copySources, linkToHome, markComplete, sharePackages, standaloneOf } from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { provideNode } from './lib/runtime.mjs';
import { createSteps } from './lib/steps.mjs';
import { readTheme, themeName } from './lib/theme.mjs';
import { makeFonts } from './lib/theme-fonts.mjs';
import { ARCHITECTURES, archiveName, listFiles, pack, replaceText, writeSums } from './release/archive.mjs';
import { auditFaults, readAudit } from './release/audit.mjs';
import { addWholeFonts, FONTS, noteTheme } from './release/dress.mjs';
import { isLeftIn, isOfNoUse, onlyBuilds } from './release/parts.mjs';
import { clearKeys } from './release/preview-keys.mjs';
import { listLicences, makeBom } from './sbom/parts.mjs';

// npm run release: an archive for each kind of machine, which is unpacked and started (docs/releases.md).
const { values } = parseArgs({
  options: {
    arch: { type: 'string', multiple: true, default: ARCHITECTURES },
    into: { type: 'string', default: join(root, 'var', 'release') },
    // For trials of the archive itself, which nobody installs.
    unjudged: { type: 'boolean', default: false },
  },
});
const work = join(root, 'var', 'release', 'work');
const logFile = join(logDir, 'release.log');

/** The names of forms are made from it, in every build the same; what encrypts them is a setting of the start. */
const FORM_NAMES = 'bmFtZXMtb2YtZm9ybXMtYXJlLW5vdC1zZWNyZXQtMDE=';
/** Other variables could end up in the build. */
const KEPT_ENVIRONMENT =
  /^(?:PATH|HOME|TMPDIR|CLINIC_CACHE|NODE_EXTRA_CA_CERTS|npm_.*|https?_proxy|no_proxy)$/i;
async function release() {
  const wrong = values.arch.find((arch) => !ARCHITECTURES.includes(arch));
  if (wrong) throw new Fault(`There are archives for ${ARCHITECTURES.join(' and ')}, not for ${wrong}.`);
  const version = readVersion();
  if (!values.unjudged && !isJudged(version))
    throw new Fault(
      `docs/known-faults.md has no section "## ${version}": run npm audit --omit=dev in both apps and judge what it names.`,
    );
  if (!values.unjudged) await refuseKnownFaults();
  const time = readChangelog()[0]?.date ?? '';
  const step = createSteps({ total: 2 + values.arch.length });
  await step({ title: 'Install the packages of both apps' }, () => installBoth({ withTests: false }));
  rmSync(work, { recursive: true, force: true });
  const hash = copySources({ from: root, to: work });
  await step({ title: 'Build both parts', expect: 'about 3 minutes' }, () => build(hash));
  const { bom, groups } = await makeBom({ version, hash });
  const texts = {
    'clinic.cdx.json': `${JSON.stringify(bom, null, 2)}\n`,
    'LICENCES.txt': listLicences(groups),
  };
  mkdirSync(values.into, { recursive: true });
  for (const arch of values.arch)
    await step({ title: `Pack ${archiveName({ version, arch })}`, expect: 'about a minute' }, async () => {
      const folder = join(root, 'var', 'release', `for-${arch}`, 'clinic');
      rmSync(folder, { recursive: true, force: true });
      await stage({ arch, texts, folder, to: join(folder, 'releases', `${version}-${hash.slice(0, 8)}`) });
      const file = join(values.into, archiveName({ version, arch }));
      // The images are built from the only package in the folder.
      for (const name of readdirSync(values.into))
        if (name.startsWith('clinic-') && name.includes(`-linux-${arch}.`)) rmSync(join(values.into, name));
      pack({ folder, file, time });
      return file;
    });
}

/** @throws {Fault} for faults of packages that are not judged or outlive their time, and where no registry tells of them */
async function refuseKnownFaults() {
  const audits = await Promise.all([backendDir, websiteDir].map(readAudit));
  const today = new Date().toISOString().slice(0, 10);
  const faults = auditFaults({ advisories: audits.flat(), judgements: readJudgements(), today });
  if (faults.length > 0) throw new Fault(`docs/known-faults.md, as SECURITY.md says:\n${faults.join('\n')}`);
}

/** @param {string} hash of the sources */
async function build(hash) {
  for (const app of ['backend', 'website']) sharePackages({ app, from: root, to: work });
  const { command, env } = await provideNode(BROUGHT_NODE);
  const cleared = Object.keys(process.env).filter((name) => !KEPT_ENVIRONMENT.test(name));
  await runProcess({
    name: 'The build',
    command,
    args: [join(work, 'scripts', 'build-release.mjs')],
    cwd: work,
    env: {
      ...Object.fromEntries(cleared.map((name) => [name, undefined])),
      ...env,
      BUILD_ID: hash.slice(0, 16),
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: FORM_NAMES,
    },
    logFile,
  });
  return 'done';
}

/**
 * Lays out a release for one kind of machine.
 *
 * @param {{ arch: string, texts: Record<string, string>, folder: string, to: string }} options folder: of the archive
 */
async function stage({ arch, texts, folder, to }) {
  for (const path of ['LICENSE', 'package.json', 'changelog', 'deploy', 'themes']) copy(path, to);
  for (const path of listFiles(join(work, 'scripts'))) if (isLeftIn(path)) copy(join('scripts', path), to);
  for (const path of ['package.json', 'tsconfig.json', 'dist', 'database', 'favicon.png', 'seed'])
    copy(join('backend', path), to);
  rmSync(join(to, 'backend', 'dist', '.built-from'), { force: true });
  copy('website/package.json', to);
  cpSync(standaloneOf(work), standaloneOf(to), { recursive: true, verbatimSymlinks: true });
  const packages = await providePackages(arch);
  link(packages, join(to, 'backend', 'node_modules'));
  trim(join(to, 'backend'));
  copyNative({ packages, to: join(standaloneOf(to), 'node_modules') });
  cpSync(join(work, 'scripts', 'release', 'clinic.sh'), join(to, 'clinic'));
  chmodSync(join(to, 'clinic'), 0o755);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(to, name), text);
  await provideNodeOf({ arch, to: join(to, 'node') });
  for (const path of replaceText({ folder: to, from: work, to: '/clinic' }))
    console.log(`  path of this machine: ${path}`);
  clearKeys(standaloneOf(to));
  const typefaces = join(websiteDir, 'node_modules', '@fontsource-variable');
  for (const typeface of readdirSync(typefaces).sort()) {
    const fonts = join(to, FONTS, typeface);
    addWholeFonts({ files: await makeFonts({ typeface, to: fonts }), to: fonts });
  }
  noteTheme({ release: to, theme: readTheme(themeName()) });
  linkToHome(to);
  markComplete(to);
  await writeSums(to);
  cpSync(join(to, 'clinic'), join(folder, 'clinic'));
}

/** @param {string} path in the sources @param {string} to */
function copy(path, to) {
  cpSync(join(work, path), join(to, path), { recursive: true });
}

/** Takes a folder over without copying its bytes. @param {string} from @param {string} to */
function link(from, to) {
  const { status, stderr } = spawnSync('cp', ['-al', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Fault(stderr);
}

/** @param {string} backend */
function trim(backend) {
  const modules = join(backend, 'node_modules');
  for (const name of readdirSync(modules))
    if (onlyBuilds(name)) rmSync(join(modules, name), { recursive: true });
  for (const path of listFiles(modules)) if (isOfNoUse(path)) rmSync(join(modules, path));
}

/** Installs the packages of the backend for a kind of machine; they are kept until the lock file changes. @param {string} arch */
async function providePackages(arch) {
  const backend = join(work, 'backend');
  const hash = hashInputs({ dir: backend, sources: ['package.json', 'package-lock.json'], ignore: /^$/ });
  const folder = join(root, 'var', 'release', `packages-${arch}-${hash.slice(0, 8)}`);
  if (!existsSync(folder)) {
    copyToInstall({ from: backend, to: `${folder}.next`, registry: readRegistry(backend) });
    await runProcess({
      name: `npm ci for ${arch}`,
      ...npm(['ci', '--omit=dev', '--ignore-scripts', '--os=linux', `--cpu=${arch}`, '--libc=glibc']),
      cwd: `${folder}.next`,
      env: commonEnv,
      logFile,
    });
    renameSync(`${folder}.next`, folder);
  }
  return join(folder, 'node_modules');
}

/** Copies sharp, the website's one native part. @param {{ packages: string, to: string }} options */
function copyNative({ packages, to }) {
  const own = join(to, '@img');
  const versionOf = (/** @type {string} */ modules) =>
    JSON.parse(readFileSync(join(modules, 'sharp', 'package.json'), 'utf8')).version;
  if (versionOf(to) !== versionOf(packages)) throw new Fault('Both parts have to use one version of sharp.');
  for (const name of readdirSync(own)) if (/-linux/.test(name)) rmSync(join(own, name), { recursive: true });
  for (const name of readdirSync(join(packages, '@img')))
    if (/-linux-/.test(name)) cpSync(join(packages, '@img', name), join(own, name), { recursive: true });
  const strange = listFiles(to).filter((path) => path.endsWith('.node') && !path.startsWith('@img/'));
  if (strange.length > 0)
    throw new Fault(`The website has more than sharp for one machine: ${strange.join(', ')}`);
}

/** @param {{ arch: string, to: string }} options */
async function provideNodeOf({ arch, to }) {
  const name = `node-linux-${arch}`;
  const folder = join(root, 'var', 'release', `${name}-${BROUGHT_NODE}`);
  if (!existsSync(folder)) {
    const beside = `${folder}.next`;
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    await runProcess({
      name: `The download of ${name}`,
      ...npm(['pack', '--silent', `${name}@${BROUGHT_NODE}`]),
      cwd: beside,
      logFile,
    });
    const packed = `${name}-${BROUGHT_NODE}.tgz`;
    await runProcess({ command: 'tar', args: ['-xzf', packed], cwd: beside, logFile });
    renameSync(beside, folder);
  }
  mkdirSync(join(to, 'bin'), { recursive: true });
  cpSync(join(folder, 'package', 'bin', 'node'), join(to, 'bin', 'node'));
  chmodSync(join(to, 'bin', 'node'), 0o755);
  cpSync(join(folder, 'package', 'LICENSE'), join(to, 'LICENSE'));
}

runToEnd(release, stopAll);
