import { request as requests } from '@playwright/test';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
const cookies: [string, string][] = [
  ['garbage', 'staff=garbage'],
  ['a token that was cut off', `staff=${header}.eyJpZCI6MX0`],
  ['a token of somebody else', `staff=${header}.eyJpZCI6MX0.${'a'.repeat(43)}`],
  ['what cannot be a header', 'staff=a%0d%0ab%00'],
  ['what cannot be decoded', 'staff=%E0%A4%A'],
  ['far too much', `staff=${'a.'.repeat(2_000)}a`],
  ['both wrong', 'staff={"jwt":1}; staff-renewal=undefined'],
  ['a wrong renewal', `staff-renewal=${header}.eyJpZCI6MX0.${'b'.repeat(43)}`],
];

for (const language of ['en', 'ar'] as const) {
  test.describe(`A session cookie that is none, ${language}`, () => {
    for (const [name, cookie] of cookies) {
      test(`is cleared without a word and leads to the sign-in: ${name}`, async () => {
        const context = await requests.newContext({ baseURL: environment.siteUrl });
        let path = `/${language}/admin/appointments`;
        let sent = cookie;
        const cleared: string[] = [];
        for (let hops = 0; ; hops += 1) {
          expect(hops).toBeLessThan(4);
          const answer = await context.get(path, { maxRedirects: 0, headers: sent ? { Cookie: sent } : {} });
          expect(answer.status()).toBeLessThan(400);
          for (const { name: header, value } of answer.headersArray()) {
            if (header.toLowerCase() === 'set-cookie' && /^staff(-renewal)?=;/.test(value))
              cleared.push(value);
          }
          // What a browser does with cookies of no age.
          if (cleared.length > 0) sent = '';
          const { location } = answer.headers();
          if (!location) {
            expect(await answer.text()).not.toContain('why=');
            break;
          }
          const next = new URL(location, environment.siteUrl);
          path = `${next.pathname}${next.search}`;
        }
        expect(path).toMatch(new RegExp(`^/${language}/admin/login\\?to=[^&]*$`));
        if (name !== 'what cannot be decoded') expect(cleared).toHaveLength(2);
        await context.dispose();
      });
    }
  });
}
