/**
 * Licences that a package may have which a site is shipped with: the permissive ones, and copyleft that ends at the package
 * itself. By their SPDX identifiers (https://spdx.org/licenses). A new one is added here after it was read.
 */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Licences of data and fonts, whose packages name the authors and go along.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  // Changes to their own files would have to be given on; we make none, and sharp loads libvips as a library of its own.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/**
 * Packages that name no licence in a form that can be read: what was found in their files. `name` may end with a star.
 *
 * @type {readonly { name: string, licence: string, found: string }[]}
 */
export const READ_BY_HAND = [
  {
    name: '@strapi/*',
    licence: 'MIT',
    found:
      'LICENSE: MIT for all but the folders ee/, whose code runs only with a key that this product does not have',
  },
  { name: 'limiter', licence: 'MIT', found: 'LICENSE.txt, and "licenses" of its package.json' },
  { name: 'passport-local', licence: 'MIT', found: 'LICENSE, and "licenses" of its package.json' },
  { name: 'passport-strategy', licence: 'MIT', found: 'LICENSE, and "licenses" of its package.json' },
  { name: 'pause', licence: 'MIT', found: 'Readme.md' },
  { name: 'spawn-command', licence: 'MIT', found: 'LICENSE' },
];
