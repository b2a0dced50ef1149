import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The digests of scripts that a policy allows. */
const digestsIn = (policy: string) =>
  [...policy.matchAll(/'(sha256-[\w+/=]+)'/g)].map(([, digest]) => digest);

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

/** Expects that a public page runs the site's files and the scripts that stand in it, and no others. */
export function expectOwnScripts({ policy = '', html }: { policy: string | undefined; html: string }): void {
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  const inline = scriptsIn(html).filter(({ attributes }) => !/\bsrc=|type="application\//.test(attributes));
  expect(new Set(inline.map(({ text }) => digestOf(text)))).toEqual(new Set(digestsIn(policy)));
}

/** Expects that a page runs only scripts with the nonce of its answer, and those known by their text. @returns the nonce */
export function expectNonce({ policy = '', html }: { policy: string | undefined; html: string }): string {
  expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-[\w+/=]+'(?: 'sha256-[\w+/=]+')+;/);
  const nonce = /'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] ?? '';
  expect(nonce).not.toBe('');
  const scripts = scriptsIn(html);
  expect(scripts.length).toBeGreaterThan(3);
  // Scripts allowed by their digest run before all others.
  const bare = scripts.filter(
    ({ attributes }) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('ld+json'),
  );
  expect(bare.map(({ text }) => digestOf(text))).toEqual(digestsIn(policy));
  return nonce;
}
