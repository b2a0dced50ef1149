import { createRequire } from 'node:module';

const ports: { findFreePort: () => Promise<number> } = createRequire(import.meta.url)(
  '../../../scripts/lib/ports.mjs',
);

export const { findFreePort } = ports;
