import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

/** @param {string[]} path */
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

/** What a build stage copies out of the repository, and to where. @param {string} stage */
function copiedBy(stage) {
  const [, part = ''] = read('deploy', 'Containerfile').split(new RegExp(`^FROM .* AS ${stage}$`, 'm'));
  const [lines = ''] = part.split(/^FROM /m);
  return [...lines.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(([, sources = '', target = '']) =>
    sources.split(' ').map((source) => ({ source, target })),
  );
}

/** Whether .dockerignore lets a build see a path. @param {string} source */
function isSeen(source) {
  const seen = read('.dockerignore').split('\n');
  const [first = ''] = source.split('/');
  return seen.includes(`!${first}`) || seen.includes(`!${source}`);
}

for (const app of ['backend', 'website']) {
  test(`the contract can be made from what the image of the ${app} copies`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-image-'));
    try {
      const copied = copiedBy(`${app}-build`).filter(({ source }) => source !== app);
      for (const { source, target } of copied) {
        assert.ok(isSeen(source), `${source} is not among what .dockerignore lets a build see`);
        const [from, to] = [join(root, source), join(folder, target)];
        const isFolder = !basename(source).includes('.');
        cpSync(from, isFolder ? to : join(to, basename(source)), { recursive: true });
      }
      execFileSync(process.execPath, [join(folder, 'clinic', 'scripts', 'copy-contract.mjs')]);
      assert.ok(existsSync(join(folder, 'clinic', app, 'src', 'contract', 'version.ts')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('a build of the image of the backup sees what it copies', () => {
  const copied = copiedBy('backup').map(({ source }) => source);
  assert.ok(copied.includes('scripts'));
  assert.deepEqual(
    copied.filter((source) => !isSeen(source)),
    [],
  );
});

test('all that nginx writes in compose.yaml, where its root is read-only, has a place', () => {
  const [, nginx = ''] = /^ {2}nginx:\n((?: {4}.*\n)+)/m.exec(read('deploy', 'compose.yaml')) ?? [];
  const [, listed = '[]'] = /^ {4}tmpfs: (\[.*\])$/m.exec(nginx) ?? [];
  const volumes = [...nginx.matchAll(/^ {6}- \w[\w-]*:(\/\S+)$/gm)].map(([, path = '']) => path);
  const places = [...JSON.parse(listed), ...volumes];
  const files = ['clinic.conf', 'clinic-http.conf', 'clinic-locations.conf', 'clinic-backend.conf'];
  const written = files.flatMap((name) =>
    [
      ...read('deploy', 'nginx', name).matchAll(/^\s*(?:access_log|error_log|proxy_cache_path) (\/\S+)/gm),
    ].map(([, path = '']) => path),
  );
  assert.ok(written.length >= 3, 'the configuration of nginx names no files any more');
  for (const path of written)
    assert.ok(
      places.some((place) => path.startsWith(`${place}/`)),
      `${path} cannot be written`,
    );
});

test('what Strapi would make beside the program, which may be read-only, is in the repository', () => {
  const listed = execFileSync('git', ['ls-files', 'backend/database/migrations'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.notEqual(listed, '');
});
