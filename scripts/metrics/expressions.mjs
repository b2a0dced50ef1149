import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

export const prometheusDir = join(root, 'deploy', 'prometheus');
export const rulesFile = join(prometheusDir, 'clinic.rules.yml');
export const ruleTestsFile = join(prometheusDir, 'clinic.rules.test.yml');
export const configFile = join(prometheusDir, 'prometheus.yml');
const dashboardFile = join(root, 'deploy', 'grafana', 'dashboard.json');

/** Values that a well site, or one on SQLite, does not have: their metric has to be there, with this label. */
const OF_TROUBLE = ['5xx', 'failed', 'clock'];
const SELECTOR = /\b((?:clinic|nodejs|process)_\w+|up)\b(\{[^}]*\})?/g;

/**
 * The series an expression reads, as Prometheus selects them. What is looked for in them only in trouble may have any
 * value.
 *
 * @param {string} expression
 */
export function selectorsOf(expression) {
  const found = [...expression.matchAll(SELECTOR)].map(
    ([, name, labels = '']) =>
      name +
      labels.replaceAll(/="([^"]*)"/g, (same, value) => (OF_TROUBLE.includes(value) ? '=~".+"' : same)),
  );
  return [...new Set(found)];
}

export function listAlerts() {
  return [...readFileSync(rulesFile, 'utf8').matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);
}

/** The expressions of the dashboard, with the panel each belongs to. @returns {{ panel: string, expression: string }[]} */
export function listPanels() {
  /** @type {{ panels: { title: string, targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(dashboardFile, 'utf8'));
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ panel: title, expression: expr })),
  );
}
