import { runToEnd } from './lib/run-to-end.mjs';
import { makeWebsite } from './lib/website.mjs';

// `npm run build` in website/, for whoever builds without npm start: the settings are those of the environment and of
// website/.env.local, which Next reads.
runToEnd(() => makeWebsite({ env: {}, distDir: '.next' }));
