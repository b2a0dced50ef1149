import type { APIRequestContext } from '@playwright/test';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findMessages } from '../../support/stored-appointment';

const newEmail = () => `program-${crypto.randomUUID()}@example.org`;

async function post(request: APIRequestContext, email: string, fields: Record<string, string>) {
  const form = { name: 'Mona', email, message: 'Hello', elapsed: '9000', ...fields };
  const headers = { Origin: environment.siteUrl };
  return (await request.post('/en/contact/message', { form, headers })).json();
}

test('a program that fills in everything, or in no time, is thanked and forgotten', async ({ request }) => {
  const given: Record<string, string>[] = [{ extra: 'https://cheap.example' }, { elapsed: '40' }];
  for (const fields of given) {
    const email = newEmail();
    expect(await post(request, email, fields)).toEqual({ status: 'sent' });
    expect(findMessages(email)).toEqual({ messages: [], mails: 0 });
  }
});
