import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installBoth } from './lib/prepare.mjs';
import { backendDir, requireFromWebsite } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';

// The description of the published calls, held against the rules of redocly, which is fetched for it.
const LINTER = '@redocly/cli@2.77.0';

async function check() {
  await installBoth({ withTests: true });
  const tmp = temporaryFolder('clinic-api-');
  const { build } = requireFromWebsite('rolldown');
  const module = join(tmp, 'openapi.mjs');
  const input = join(backendDir, 'src', 'contract', 'openapi.ts');
  await build({ input, platform: 'node', logLevel: 'silent', output: { file: module, format: 'esm' } });
  const { openApiDocument } = await import(pathToFileURL(module).href);
  const file = join(tmp, 'openapi.json');
  writeFileSync(file, JSON.stringify(openApiDocument(), null, 2));
  return spawnSync('npx', ['--yes', LINTER, 'lint', file], { cwd: tmp, stdio: 'inherit' }).status === 0;
}

runToEnd(check, cleanUp);
