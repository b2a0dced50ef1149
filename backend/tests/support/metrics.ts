import { loadScript } from './scripts';

const { findFreePort } = await loadScript('scripts/lib/ports.mjs');

export const freeAddress = async (): Promise<string> => `127.0.0.1:${await findFreePort()}`;

/** Asks an address for its metrics, as Prometheus does. */
export async function readMetrics(address: string) {
  const text = await (await fetch(`http://${address}/metrics`)).text();
  const series = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
        return [keyOf(name, labels.match(/\w+="[^"]*"/g) ?? []), Number(value)] as const;
      }),
  );
  return {
    text,
    /** The value of the series with exactly these labels; NaN when there is none. */
    value: (name: string, labels: Record<string, string> = {}) => {
      const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      return series.get(keyOf(name, pairs)) ?? Number.NaN;
    },
    /** Every series of our own, without its value. */
    names: () => [...series.keys()].filter((name) => name.startsWith('clinic_')).sort(),
  };
}

function keyOf(name: string, labels: readonly string[]): string {
  return [name, ...[...labels].sort()].join(' ');
}
