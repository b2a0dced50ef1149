import { expect, it } from 'vitest';
import { readAnalytics } from './analytics-settings';
import { publicPolicy, withAnalytics } from './content-security';

const CONFIGURED = {
  ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.js',
  ANALYTICS_NAME: 'Stats',
  ANALYTICS_ATTRIBUTES: 'data-domain=clinic.example; data-key=1',
  ANALYTICS_ORIGINS: 'https://in.stats.example/api',
};

it('a script, its attributes and where it reports are read, and nothing by itself', () => {
  expect(readAnalytics({})).toBeNull();
  const { ANALYTICS_NAME: name, ANALYTICS_SCRIPT_URL: scriptUrl } = CONFIGURED;
  const attributes = { 'data-domain': 'clinic.example', 'data-key': '1' };
  const origins = ['https://stats.example', 'https://in.stats.example'];
  expect(readAnalytics(CONFIGURED)).toEqual({ name, scriptUrl, attributes, origins });
});

it.each([
  { ANALYTICS_SCRIPT_URL: 'http://stats.example/x.js' },
  { ANALYTICS_NAME: ' ' },
  { ANALYTICS_ATTRIBUTES: 'onload=alert(1)' },
  { ANALYTICS_ORIGINS: '*' },
])('what is wrong is said: %j', (wrong) => {
  expect(() => readAnalytics({ ...CONFIGURED, ...wrong })).toThrow();
});

it('the policy of public pages is opened for exactly that, and for nothing without it', () => {
  const policy = publicPolicy({ isDevelopment: false });
  expect(policy).not.toContain('stats.example');
  expect(withAnalytics(policy, null)).toBe(policy);
  const open = withAnalytics(policy, readAnalytics(CONFIGURED));
  expect(open).toContain("script-src 'self' https://stats.example;");
  expect(open).toContain("connect-src 'self' https://stats.example https://in.stats.example;");
  expect(open).toContain("img-src 'self' data: blob: https://stats.example https://in.stats.example;");
  expect(open.match(/stats\.example/g)).toHaveLength(5);
});
