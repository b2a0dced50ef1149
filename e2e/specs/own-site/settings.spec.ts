import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { formsKeyOf, freePort, serveCopy } from '../../support/builds';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { cookiesSetBy } from '../../support/page-head';
import { endAfter } from '../../support/servers';

const ending = endAfter();

// Next would log it, start, and answer everybody with 500.
test('a website without one of its settings does not start, and names it; the key of its forms is one of them', async () => {
  const { WEBSITE_KEY, ...settings } = environment.websiteSettings;
  expect(WEBSITE_KEY).toBeTruthy();
  const { WEBSITE_KEY: _key, ...machine } = process.env;
  const child = spawn(process.execPath, ['main.mjs'], {
    cwd: environment.websiteBuild,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...machine, NODE_ENV: 'production', ...settings, PORT: String(await freePort()) },
  });
  ending({ stop: () => child.kill('SIGKILL') });
  const ended = new Promise((resolve) => child.once('close', resolve));
  expect(await text(child.stderr)).toContain('WEBSITE_KEY is missing');
  expect(await ended).toBe(1);
  // Next makes a key for each build otherwise, and refuses a form without script that was opened under the one before.
  expect(formsKeyOf(environment.websiteBuild)).toBe(settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY);
});

/** The fields of a form that carries a certain field, as it is sent without script. */
function fieldsOf(html: string, having: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`name="${having}"`)) ?? '';
  const inputs = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    return [value('name'), value('value').replaceAll('&quot;', '"').replaceAll('&amp;', '&')];
  });
  return Object.fromEntries(inputs);
}

test('a site of https keeps its session in cookies of this host', async ({ request }) => {
  const { email, password } = environment.staff;
  const settings = { SITE_URL: 'https://clinic.example', TRUSTED_PROXIES: '' };
  const { url: site } = ending(await serveCopy({ settings }));
  const login = await (await request.get(`${site}/en/admin/login`)).text();
  const multipart = { ...fieldsOf(login, 'identifier'), identifier: email, password };
  const sent = { headers: { Origin: site }, multipart, maxRedirects: 0 };
  const answer = await request.post(`${site}/en/admin/login`, sent);
  expect(answer.status()).toBe(303);
  const cookies = cookiesSetBy(answer).filter((value) => value.includes('staff'));
  const names = cookies.map((value) => value.split('=')[0]);
  // By the last a browser that has signed in before is known.
  expect(names).toEqual(['__Host-staff', '__Host-staff-renewal', '__Host-staff-device']);
  for (const value of cookies) {
    const attributes = value.split('; ').slice(1);
    // The one by which a browser is known opens nothing, and is sent along a link from a mail too.
    const sameSite = value.startsWith('__Host-staff-device=') ? 'SameSite=lax' : 'SameSite=strict';
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', sameSite]));
    expect(attributes.join()).not.toContain('Domain');
  }
  const cookie = cookies.map((value) => value.split(';')[0]).join('; ');
  const list = await request.get(`${site}/en/admin/appointments`, { headers: { cookie }, maxRedirects: 0 });
  expect(list.status()).toBe(200);
});
