import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireFromBackend, root } from '../lib/project.mjs';

const text = readFileSync(join(root, 'deploy', 'kubernetes', 'clinic.yaml'), 'utf8');
/** @type {any[]} */
const manifests = requireFromBackend('yaml')
  .parseAllDocuments(text)
  .map((/** @type {any} */ document) => {
    assert.deepEqual(document.errors, []);
    return document.toJS();
  });
/** @param {string} kind @param {string} name */
const find = (kind, name) => manifests.find((one) => one.kind === kind && one.metadata.name === name);

test('the manifests of Kubernetes name what is there: images, volumes, claims, pods', () => {
  const containerfile = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
  assert.equal(manifests.length, 7);
  const podOf = (/** @type {any} */ { spec }) =>
    (spec.jobTemplate ?? spec).spec?.template?.spec ?? spec.template?.spec ?? [];
  const pods = manifests.flatMap(podOf);
  assert.equal(pods.length, 3);
  for (const { containers, volumes } of pods) {
    const names = volumes.map((/** @type {any} */ volume) => volume.name);
    for (const { image, volumeMounts } of containers) {
      const [, target] = /\/(\w+):\d+\.\d+\.\d+$/.exec(image) ?? [];
      assert.match(containerfile, new RegExp(`^FROM .+ AS ${target}$`, 'm'));
      for (const { name } of volumeMounts) assert.ok(names.includes(name), name);
    }
    for (const { persistentVolumeClaim: claim } of volumes)
      if (claim) assert.ok(find('PersistentVolumeClaim', claim.claimName), claim.claimName);
  }
  for (const name of ['backend', 'website']) {
    const { selector, template } = find('Deployment', name).spec;
    assert.deepEqual(template.metadata.labels, selector.matchLabels);
    assert.deepEqual(find('Service', name).spec.selector, selector.matchLabels);
  }
});

test('a slow first start is not given up, in no set-up that is shipped', () => {
  const { startupProbe } = find('Deployment', 'backend').spec.template.spec.containers[0];
  const read = (/** @type {string[]} */ ...path) => readFileSync(join(root, 'deploy', ...path), 'utf8');
  const times = [
    startupProbe.periodSeconds * startupProbe.failureThreshold,
    ...[...read('compose.yaml').matchAll(/start_period: (\d+)s/g)].map(([, seconds]) => Number(seconds)),
    Number(/HEALTHCHECK --start-period=(\d+)s/.exec(read('Containerfile'))?.[1]),
    Number(/TimeoutStartSec=(\d+)/.exec(read('systemd', 'clinic-backend.service'))?.[1]),
  ];
  assert.equal(times.length, 4);
  for (const seconds of times) assert.ok(seconds >= 1800, String(seconds));
});

test('the output of each container of compose.yaml is bounded', () => {
  const compose = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8');
  const { services } = requireFromBackend('yaml').parse(compose, { merge: true });
  assert.ok(Object.keys(services).length >= 10);
  for (const [name, { logging }] of Object.entries(services))
    assert.match(logging?.options?.['max-size'] ?? '', /^\d+m$/, name);
});

test('each part is told where the other is: a service of the manifests, at its port', () => {
  const settings = { backend: 'WEBSITE_URL', website: 'BACKEND_URL' };
  for (const [name, setting] of Object.entries(settings)) {
    const { env = [] } = find('Deployment', name).spec.template.spec.containers[0];
    const given = env.find((/** @type {any} */ one) => one.name === setting)?.value;
    const { hostname, port } = new URL(given ?? 'http://nowhere');
    const ports = find('Service', hostname)?.spec.ports.map((/** @type {any} */ one) => one.port);
    assert.deepEqual(ports, [Number(port || 80)], setting);
  }
});
