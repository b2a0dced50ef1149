import { printFailure } from './lib/fault.mjs';
import { makeWebsite } from './lib/website.mjs';

// `npm run build` in website/, for whoever builds without npm start: the settings are those of the environment and of
// website/.env.local, which Next reads.
makeWebsite({ env: {}, distDir: '.next' }).catch((error) => {
  printFailure(error);
  process.exitCode = 1;
});
