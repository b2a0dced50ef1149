import { expect, it } from 'vitest';
import { publicPolicy, staffPolicy } from './content-security';

const policy = staffPolicy({ nonce: 'abc=', hashes: ['sha256-xyz='], isDevelopment: false });

it('the policy of staff pages runs scripts by nonce and by digest only', () => {
  expect(policy).toContain("script-src 'strict-dynamic' 'nonce-abc=' 'sha256-xyz=';");
  expect(policy).not.toContain("script-src 'self'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
});

const DIRECTIVES = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];
it.each(DIRECTIVES)('the policy of staff pages has what the public one has: %s', (directive) => {
  expect(policy).toContain(directive);
  expect(publicPolicy({ isDevelopment: false })).toContain(directive);
});
