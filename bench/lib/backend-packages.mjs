import { createRequire } from 'node:module';
import { join } from 'node:path';
import { backendDir } from '../../scripts/lib/project.mjs';

/** Benchmarks have no dependencies of their own: they use what the backend has installed. */
export const requireFromBackend = createRequire(join(backendDir, 'package.json'));
