import type { SystemState } from '@/contract/system-status';
import { type Locale, localePath } from '@/i18n/routing';

export const systemStatusPath = (locale: Locale) => localePath({ locale, path: '/admin/system-status' });

/** A state of the backend's, or `unknown` for what it could not read. */
export type MatterState = SystemState | 'unknown';

/** The one answer for all matters: how many want somebody, and how many of these cannot wait. */
export function answerFor(states: readonly MatterState[]): { needs: number; urgent: number } {
  return {
    needs: states.filter((state) => state !== 'well').length,
    urgent: states.filter((state) => state === 'act').length,
  };
}

export interface Built {
  product: string;
  contract: string;
}

/** Website and backend fit each other when they are of one release and speak the same contract. */
export function judgeVersions({ website, backend }: { website: Built; backend: Built }): SystemState {
  return website.product === backend.product && website.contract === backend.contract ? 'well' : 'act';
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in words of the language: `4.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(
    UNITS.length,
    Math.max(1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024))),
  );
  const value = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power - 1] ?? 'kilobyte',
    numberingSystem: 'latn',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
