import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { configSchema } from 'next/dist/server/config-schema';
import { expect, test } from 'vitest';
import config from '../../next.config';

test('Next knows every setting that a build and our server give it, the experimental ones too', () => {
  const { experimental, ...settings } = config(PHASE_PRODUCTION_BUILD);
  const given = { ...settings, experimental: { ...experimental, isrFlushToDisk: false } };
  expect(configSchema.safeParse({ ...given, cacheMaxMemorySize: 1 }).error?.issues).toBeUndefined();
  expect(Object.keys(experimental ?? {})).toContain('globalNotFound');
});
