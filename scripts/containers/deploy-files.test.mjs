import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { isLeftIn } from '../release/parts.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';

/** @param {string[]} path */
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

const containerfile = read('deploy', 'Containerfile');
const folder = emptyFolder();

test('images are made of what a release puts into the archive, and of files beside it that a build of them may see', () => {
  const seen = read('.dockerignore').split('\n');
  const own = [...containerfile.matchAll(/^(?:COPY|ADD) (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.replace(/linux-\$\{ARCH\}/, 'linux-x64').split(' '),
  );
  assert.ok(own.length >= 4);
  const isSeen = (/** @type {string} */ source) =>
    seen.some((line) => matchesGlob(source, line.replace(/^!/, '')) && line.startsWith('!'));
  const missing = own.filter((source) => !isSeen(source));
  assert.deepEqual(missing, [], 'not among what .dockerignore lets a build see');
  const taken = [...containerfile.matchAll(/^COPY --from=archive \/clinic\/(\S+) /gm)].map(
    ([, path = '']) => path,
  );
  assert.deepEqual(taken.sort(), ['backend', 'package.json', 'scripts', 'website/.next/standalone']);
  assert.ok(isLeftIn('release/prepare-image.mjs') && isLeftIn('backup.mjs') && isLeftIn('drill.mjs'));
});

test('all that nginx writes in compose.yaml, where its root is read-only, has a place', () => {
  const [, nginx = ''] = /^ {2}nginx:\n((?: {4}.*\n)+)/m.exec(read('deploy', 'compose.yaml')) ?? [];
  const [, listed = '[]'] = /^ {4}tmpfs: (\[.*\])$/m.exec(nginx) ?? [];
  const volumes = [...nginx.matchAll(/^ {6}- \w[\w-]*:(\/\S+)$/gm)].map(([, path = '']) => path);
  const places = [...JSON.parse(listed), ...volumes];
  const files = ['clinic.conf', 'clinic-http.conf', 'clinic-locations.conf', 'clinic-backend.conf'];
  const text = files.map((name) => read('deploy', 'nginx', name)).join('\n');
  const matches = text.matchAll(/^\s*(?:access_log|error_log|proxy_cache_path) (\/\S+)/gm);
  const written = [...matches].map(([, path = '']) => path);
  assert.ok(written.length >= 3, 'the configuration of nginx names no files any more');
  const isPlaced = (/** @type {string} */ path) => places.some((place) => path.startsWith(`${place}/`));
  const lost = written.filter((path) => !isPlaced(path));
  assert.deepEqual(lost, [], 'cannot be written');
});

test('where a part listens and writes is said again in compose.yaml, whose files of settings go before an image', () => {
  for (const part of ['backend', 'website']) {
    const [, own = ''] =
      new RegExp(`FROM base AS ${part}\\n[\\s\\S]*?^ENV (.*)$`, 'm').exec(containerfile) ?? [];
    const [, block = ''] =
      new RegExp(`^x-${part}:.*\\n((?: {2}.*\\n)+)`, 'm').exec(read('deploy', 'compose.yaml')) ?? [];
    const lost = own.split(' ').filter((set) => !block.includes(`\n    ${set.replace('=', ': ')}\n`));
    assert.deepEqual([own.includes('PORT='), lost], [true, []], part);
  }
});

test('what nginx gives from folders is mounted in compose.yaml', () => {
  const site = read('deploy', 'nginx', 'clinic.conf');
  const roots = site.match(/(?<=^\s+root )\S+(?=;$)/gm) ?? [];
  assert.deepEqual(roots, ['/var/www/acme']);
  for (const path of roots) assert.ok(read('deploy', 'compose.yaml').includes(`:${path}:ro\n`), path);
});

test('files that Strapi would make beside the program, which may be read-only, are in the repository', () => {
  const asked = ['ls-files', 'backend/database/migrations'];
  assert.notEqual(execFileSync('git', asked, { cwd: root, encoding: 'utf8' }), '');
});

test('the edge offers suites with forward secrecy alone', () => {
  const [, suites = ''] = /^ {4}ssl_ciphers (.*);$/m.exec(read('deploy', 'nginx', 'clinic.conf')) ?? [];
  assert.notEqual(suites, '');
  const all = suites.split(':').every((suite) => /^ECDHE\+(?:AESGCM|CHACHA20)$/.test(suite));
  assert.ok(all, suites);
});

test('machines are refused without TLS, not led on', () => {
  const [plain = ''] = /listen 80;[\s\S]*?\n}/.exec(read('deploy', 'nginx', 'clinic.conf')) ?? [];
  assert.match(plain, /location ~ \^\/api\/\(v1\|hooks\)\/ \{\s+return 403;/);
});

// nginx before 1.27 takes the versions of a port from its default server.
test('every server with TLS offers versions 1.2 and 1.3', () => {
  const servers = read('deploy', 'nginx', 'clinic.conf')
    .split(/^server \{$/m)
    .filter((text) => text.includes(' listen 443 ssl'));
  assert.ok(servers.length >= 2);
  for (const server of servers) assert.match(server, /^ {4}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});

test('setup-server keeps what was written by hand: a changed file beside its own, and a setting whose line has no end', () => {
  const [functions = ''] = read('deploy', 'setup-server').split(/^check\(\) \{$/m);
  const run = (/** @type {string} */ command, /** @type {string} */ file) =>
    execFileSync('sh', ['-c', `${functions}\n${command}`, 'sh', file]);
  const site = folder.put('clinic.conf', 'by hand\n');
  run('echo shipped | put "$1"', site);
  const texts = [site, `${site}~`].map((file) => readFileSync(file, 'utf8'));
  assert.deepEqual(texts, ['shipped\n', 'by hand\n']);
  const settings = folder.put('.env', 'MAIL_FROM=booking@clinic.example');
  run('always "$1" SITE_URL https://clinic.example', settings);
  const lines = ['MAIL_FROM=booking@clinic.example', 'SITE_URL=https://clinic.example', ''];
  assert.deepEqual(readFileSync(settings, 'utf8').split('\n'), lines);
  assert.equal(String(run('value_of "$1" MAIL_FROM', settings)), 'booking@clinic.example\n');
});

// With a full disk it answers 503 to /health/ready for hours: visitors are to see pages as they were, also after a boot.
test('a backend that can take no booking does not keep the website from starting', () => {
  const unit = read('deploy', 'systemd', 'clinic-backend.service');
  assert.match(unit, /^ExecStartPost=.* http:\/\/127\.0\.0\.1:1337\/health\/live;/m);
});

test('the edge waits longer for a sign-in than the website does', () => {
  const client = read('website', 'src', 'lib', 'backend', 'accounts.ts');
  const edge = read('deploy', 'nginx', 'clinic-locations.conf');
  const [, patience] = /SIGN_IN_TIMEOUT_MS = (\d+)_000;/.exec(client) ?? [];
  const [, seconds] = /^location @write \{[^}]*proxy_read_timeout (\d+)s;/m.exec(edge) ?? [];
  assert.ok(Number(seconds) > Number(patience), `${seconds} and ${patience}`);
});

test('the edge lets through what gateways tell, of every kind, as often as the backend takes it', () => {
  const locations = read('deploy', 'nginx', 'clinic-locations.conf');
  const [, kinds = '', zone = ''] =
    /^location ~ \^\/api\/hooks\/\(\?:([a-z|]+)\)\$ \{\s+limit_req zone=(\w+) /m.exec(locations) ?? [];
  assert.deepEqual(kinds.split('|'), readdirSync(join(root, 'website', 'src', 'app', 'api', 'hooks')).sort());
  const zones = read('deploy', 'nginx', 'clinic-http.conf');
  const [, perSecond] = new RegExp(`zone=${zone}:10m rate=(\\d+)r/s;`).exec(zones) ?? [];
  const calls = read('backend', 'src', 'api', 'hook', 'controllers', 'hook.ts');
  const limits = calls.match(/(?<=points: )\d+(?=, seconds: 60)/g) ?? [];
  assert.notEqual(limits.length, 0);
  for (const points of limits) assert.ok(Number(perSecond) * 60 >= Number(points), points);
});

test('the log of the edge knows the first word of every page and of every call of the website', () => {
  const routes = read('deploy', 'nginx', 'clinic-http.conf');
  const app = join(root, 'website', 'src', 'app');
  const foldersIn = (/** @type {string[]} */ ...path) =>
    readdirSync(join(app, ...path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const listed = (/** @type {string} */ group) =>
    (new RegExp(`<${group}>([^)]+)\\)`).exec(routes)?.[1] ?? '').replaceAll('\\', '').split('|');
  const pages = foldersIn('[locale]').flatMap((group) =>
    group.startsWith('(') ? foldersIn('[locale]', group) : [],
  );
  const known = [...listed('clinic_page'), ...listed('clinic_call')];
  const missing = [...pages, ...foldersIn('api')].filter((name) => !known.includes(name));
  assert.deepEqual(missing, []);
});

test('a backup is told when the container that makes it ends', async () => {
  const script = folder.put('back-up-daily.mjs', read('deploy', 'back-up-daily.mjs'));
  const backup = `import { writeFileSync } from 'node:fs';
process.once('SIGTERM', () => process.exit(writeFileSync('ended', '')));
console.log('begun');
setInterval(() => {}, 1000);`;
  folder.put('scripts/run.mjs', backup);
  const child = spawn(process.execPath, [script], { env: { DATA_DIR: folder.at() } });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  assert.deepEqual([code, existsSync(folder.at('ended'))], [143, true]);
});
