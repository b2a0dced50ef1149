import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { hashInputs, isFresh } from '../../../scripts/lib/inputs-hash.mjs';
import { keep, restoreKept } from '../../../scripts/lib/kept.mjs';
import { appDirectory, compiledDirectory } from './directories';

const FOLDERS = ['config', 'src', 'seed'];

/** The editor's screens are not started in tests, and the demonstration's texts are read where they lie. */
const isLeftOut = (name: string) => /^src\/admin\/|\.test\.ts$|^(?!src\/).*\.json$/.test(name);

/** Lists the sources of a backend, as paths below its folder. */
function listSources(): string[] {
  const namesIn = (directory: string) =>
    readdirSync(join(appDirectory, directory), { recursive: true, encoding: 'utf8' });
  return FOLDERS.flatMap((directory) => namesIn(directory).map((name) => `${directory}/${name}`)).filter(
    (name) => /\.(ts|json)$/.test(name) && !isLeftOut(name),
  );
}

/** A deleted file must count too: Strapi loads whatever lies there. */
const hashOfSources = () =>
  hashInputs({
    dir: appDirectory,
    sources: [...FOLDERS, 'tsconfig.json', 'tests/support/compile.ts'],
    ignore: /[\\/]src[\\/]admin[\\/]|\.test\.ts$|(?<!\.ts|\.json)$/,
    extra: [ts.version],
  });

function compileOne(folder: string, name: string, options: ts.CompilerOptions): void {
  const target = join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  if (name.endsWith('.json')) {
    cpSync(join(appDirectory, name), target);
    return;
  }
  const source = readFileSync(join(appDirectory, name), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: options, fileName: name });
  writeFileSync(target.replace(/\.ts$/, '.js'), outputText);
}

/**
 * Compiles the backend for the tests when a source has changed since the last time: each file by itself, which takes a tenth
 * of a compiler's time. Types are a step of their own (`npm test -- types-backend`).
 */
export async function setup(): Promise<void> {
  const stamp = { file: join(compiledDirectory, 'stamp'), hash: hashOfSources() };
  if (isFresh(stamp)) return;
  const kept = { kind: 'backend-for-tests', hash: stamp.hash };
  const own = `${compiledDirectory}-${process.pid}`;
  const ownStamp = { ...stamp, file: join(own, 'stamp') };
  const isRestored = (await restoreKept({ ...kept, to: own })) && isFresh(ownStamp);
  if (!isRestored) {
    rmSync(own, { recursive: true, force: true });
    const { config } = ts.readConfigFile(join(appDirectory, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, appDirectory);
    for (const name of listSources()) compileOne(own, name, { ...options, incremental: false });
    writeFileSync(ownStamp.file, stamp.hash);
  }
  // The tests on the other database may have put the same there meanwhile, and be running it.
  if (isFresh(stamp)) return rmSync(own, { recursive: true });
  const former = `${own}-former`;
  // In a moment: to remove it takes long enough for the other ones to come in between.
  if (existsSync(compiledDirectory)) renameSync(compiledDirectory, former);
  renameSync(own, compiledDirectory);
  rmSync(former, { recursive: true, force: true });
  if (!isRestored) await keep({ ...kept, from: compiledDirectory });
}
