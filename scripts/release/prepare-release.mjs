import { standaloneOf } from '../lib/releases.mjs';
import { readTheme, themeName } from '../lib/theme.mjs';
import { dressRelease } from './dress.mjs';
import { makeKeys } from './preview-keys.mjs';

/** Makes an unpacked release the one of this site: its keys and its theme. @param {string} release */
export function prepareRelease(release) {
  makeKeys(standaloneOf(release));
  dressRelease({ release, theme: readTheme(themeName()) });
}
