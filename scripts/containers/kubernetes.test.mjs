import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireFromBackend, root } from '../lib/project.mjs';

/**
 * The fields of the API (v1.29 and later) that the manifests use: an object of fields, a list of one form, a pattern, or a type by
 * name. A field that is not here is an error, as for `kubectl --validate=strict`.
 *
 * @typedef {string | RegExp | [Form] | { [field: string]: Form }} Form
 */
const quantity = /^\d+(?:m|Mi|Gi)?$/;
const labels = { app: /^[a-z-]+$/ };
const metadata = { name: /^[a-z-]+$/, labels };
const probe = {
  httpGet: { path: /^\/health\/(?:live|ready)$/, port: /^http$/ },
  ...{ periodSeconds: 'number', timeoutSeconds: 'number', failureThreshold: 'number' },
};
/** @type {Form} */
const container = {
  ...{ name: 'string', image: 'string', command: ['string'] },
  env: [{ name: /^[A-Z_]+$/, value: 'string' }],
  ports: [{ name: /^http$/, containerPort: 'number' }],
  ...{ startupProbe: probe, livenessProbe: probe, readinessProbe: probe },
  securityContext: {
    ...{ allowPrivilegeEscalation: 'boolean', readOnlyRootFilesystem: 'boolean' },
    capabilities: { drop: ['string'], add: ['string'] },
  },
  resources: { requests: { cpu: quantity, memory: quantity }, limits: { memory: quantity } },
  volumeMounts: [{ name: 'string', mountPath: /^\//, subPath: 'string', readOnly: 'boolean' }],
};
/** @type {Form} */
const pod = {
  ...{ automountServiceAccountToken: 'boolean', terminationGracePeriodSeconds: 'number' },
  restartPolicy: /^(?:Never|OnFailure|Always)$/,
  securityContext: {
    ...{ runAsNonRoot: 'boolean', runAsUser: 'number', runAsGroup: 'number', fsGroup: 'number' },
    seccompProfile: { type: /^RuntimeDefault$/ },
  },
  containers: [container],
  volumes: [
    {
      ...{ name: 'string', secret: { secretName: 'string', defaultMode: 'number' } },
      ...{ persistentVolumeClaim: { claimName: 'string' }, emptyDir: { sizeLimit: quantity } },
    },
  ],
};
/** @type {Record<string, Form>} */
const SPECS = {
  'apps/v1 Deployment': {
    ...{ replicas: 'number', selector: { matchLabels: labels } },
    template: { metadata: { labels }, spec: pod },
  },
  'v1 Service': { selector: labels, ports: [{ name: /^http$/, port: 'number', targetPort: /^http$/ }] },
  'batch/v1 CronJob': {
    schedule: /^(?:\S+ ){4}\S+$/,
    timeZone: /^\w+\/\w+$/,
    concurrencyPolicy: /^(?:Allow|Forbid|Replace)$/,
    jobTemplate: { spec: { backoffLimit: 'number', template: { spec: pod } } },
  },
  'v1 PersistentVolumeClaim': {
    accessModes: [/^ReadWrite(?:Once|Many)$/],
    resources: { requests: { storage: quantity } },
  },
};

/** @param {unknown} value @param {Form | undefined} form @param {string} place */
function assertFits(value, form, place) {
  assert.ok(form !== undefined, `${place} is no field`);
  if (typeof form === 'string') assert.equal(typeof value, form, place);
  else if (form instanceof RegExp) assert.match(String(value), form, place);
  else if (Array.isArray(form)) {
    assert.ok(Array.isArray(value), `${place} is no list`);
    for (const [index, one] of value.entries()) assertFits(one, form[0], `${place}[${index}]`);
  } else {
    assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), `${place} is no object`);
    for (const [name, one] of Object.entries(value)) assertFits(one, form[name], `${place}.${name}`);
  }
}

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

test('the manifests of Kubernetes have no field that its API does not know', () => {
  assert.equal(manifests.length, 7);
  for (const { apiVersion, kind, metadata: named, spec, ...rest } of manifests) {
    assert.deepEqual(rest, {});
    assertFits(named, metadata, `${kind}.metadata`);
    assertFits(spec, SPECS[`${apiVersion} ${kind}`], `${kind} ${named.name}`);
  }
});

test('the manifests of Kubernetes name what is there: images, volumes, claims, pods', () => {
  const containerfile = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
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
