import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { configSchema } from 'next/dist/server/config-schema';
import { expect, test } from 'vitest';
import config from '../../next.config';

test('Next knows every setting that a build and our server give it, the experimental ones too', () => {
  const { experimental, ...settings } = config(PHASE_PRODUCTION_BUILD);
  const parsed = configSchema.safeParse({
    ...settings,
    cacheMaxMemorySize: 1,
    experimental: { ...experimental, isrFlushToDisk: false },
  });
  expect(parsed.error?.issues).toBeUndefined();
  expect(Object.keys(experimental ?? {})).toContain('globalNotFound');
});
