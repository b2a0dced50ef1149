import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { appDirectory, compiledDirectory } from './directories';

const sources = ['config', 'src', 'seed'];
const stampFile = join(compiledDirectory, 'stamp');

/** The editor's screens are not started in tests, and the demonstration's texts are read where they lie. */
const isLeftOut = (name: string) => /^src\/admin\/|\.test\.ts$|^(?!src\/).*\.json$/.test(name);

/** What of the sources a backend is made of, as paths below its folder. */
function listSources(): string[] {
  return sources
    .flatMap((directory) =>
      readdirSync(join(appDirectory, directory), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${directory}/${name}`,
      ),
    )
    .filter((name) => /\.(ts|json)$/.test(name) && !isLeftOut(name));
}

/** Names and times of all sources: a deleted file must count too, Strapi loads whatever lies there. */
function stampOfSources(): string {
  return listSources()
    .map((name) => `${name} ${statSync(join(appDirectory, name)).mtimeMs}`)
    .sort()
    .join('\n');
}

function compileOne({ name, options }: { name: string; options: ts.CompilerOptions }): void {
  const target = join(compiledDirectory, name);
  mkdirSync(dirname(target), { recursive: true });
  if (name.endsWith('.json')) {
    cpSync(join(appDirectory, name), target);
    return;
  }
  const source = readFileSync(join(appDirectory, name), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: options, fileName: name });
  writeFileSync(target.replace(/\.ts$/, '.js'), outputText);
}

function readStamp(): string {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Compiles the backend for the tests when a source has changed since the last time: each file by itself, which takes a tenth
 * of a compiler's time. Types are a step of their own (`npm test -- types-backend`).
 */
export function setup(): void {
  const stamp = stampOfSources();
  if (readStamp() === stamp) return;
  rmSync(compiledDirectory, { recursive: true, force: true });
  const { config } = ts.readConfigFile(join(appDirectory, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, appDirectory);
  for (const name of listSources()) compileOne({ name, options: { ...options, incremental: false } });
  writeFileSync(stampFile, stamp);
}
