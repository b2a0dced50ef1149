import { addPreviousBuild, savePreviousBuild } from '../lib/previous-builds.mjs';
import { root } from '../lib/project.mjs';
import { standaloneOf } from '../lib/releases.mjs';
import { prepareRelease } from './prepare-release.mjs';

// A step of deploy/Containerfile: an image is given its theme and keys as it is made, as its root may not be written, and what
// pages of the image before ask for, whose website lies in the folder that is named.
const [previous = ''] = process.argv.slice(2);
const saved = '/tmp/open-pages';
const standalone = standaloneOf(root);
prepareRelease(root);
savePreviousBuild({ standalone: previous, distDir: '.next', to: saved });
addPreviousBuild({ from: saved, standalone, distDir: '.next' });
