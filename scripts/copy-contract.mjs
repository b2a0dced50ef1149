import { copyContract } from './lib/contract.mjs';

// For whoever works in an app's folder by hand; the commands of the root do it themselves.
copyContract();

/** Vitest loads this file before the tests of an app, and wants something to call. */
export const setup = copyContract;
