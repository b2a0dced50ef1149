import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { listAlerts, listPanels, rulesFile, ruleTestsFile } from './expressions.mjs';

test('every alert has its words in docs/operations.md, where it says, and a case that it fires in', () => {
  const alerts = listAlerts();
  assert.ok(alerts.length >= 10);
  const rules = readFileSync(rulesFile, 'utf8');
  const manual = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const cases = readFileSync(ruleTestsFile, 'utf8');
  for (const alert of alerts) {
    const anchor = alert.toLowerCase();
    assert.match(manual, new RegExp(`^#### ${alert}\n\n\\S`, 'm'), alert);
    assert.ok(rules.includes(`runbook: docs/operations.md#${anchor}\n`), alert);
    assert.ok(cases.includes(`alertname: ${alert}\n        exp_alerts:\n`), alert);
  }
  const headings = [...manual.matchAll(/^#### (Clinic\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(headings.sort(), [...alerts].sort());
});

test('every metric of the alerts and of the dashboard is in the code of a part', () => {
  const files = [
    ...['work-metrics', 'reading-metrics'].map((name) => `backend/src/app/metrics/${name}.ts`),
    ...['metrics', 'count-requests'].map((name) => `website/src/server/metrics/${name}.ts`),
  ];
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const expressions = [readFileSync(rulesFile, 'utf8'), ...listPanels().map(({ expression }) => expression)];
  const names = expressions.flatMap((text) => [...text.matchAll(/\bclinic_\w+/g)].map(([name]) => name));
  assert.ok(names.length > 40);
  for (const name of new Set(names)) {
    const base = name.replace(/_(?:bucket|count|sum)$/, '');
    assert.ok(code.includes(`'${base}'`) || code.includes(`${base}: {`), name);
  }
});
