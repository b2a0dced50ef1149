import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appDirectory, compiledDirectory } from './directories';

const sources = ['config', 'src', 'seed'];
const stampFile = join(compiledDirectory, 'stamp');

/** Names and times of all sources: a deleted file must count too, Strapi loads whatever lies there. */
function stampOfSources(): string {
  return sources
    .flatMap((directory) =>
      readdirSync(join(appDirectory, directory), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => `${directory}/${name} ${statSync(join(appDirectory, directory, name)).mtimeMs}`),
    )
    .sort()
    .join('\n');
}

function readStamp(): string {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

/** Compiles the backend for the tests when a source has changed since the last time. */
export function setup(): void {
  const stamp = stampOfSources();
  if (readStamp() === stamp) return;
  rmSync(compiledDirectory, { recursive: true, force: true });
  mkdirSync(compiledDirectory, { recursive: true });
  const compiler = join(appDirectory, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '--incremental', 'false', '--outDir', compiledDirectory], {
    cwd: appDirectory,
    stdio: 'inherit',
  });
  writeFileSync(stampFile, stamp);
}
