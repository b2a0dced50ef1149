import type { APIRequestContext } from '@playwright/test';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findMessages } from '../../support/stored-appointment';

const newEmail = () => `program-${crypto.randomUUID()}@example.org`;

async function post({
  request,
  email,
  fields = {},
  headers = {},
}: {
  request: APIRequestContext;
  email: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}) {
  const response = await request.post('/en/contact/message', {
    form: { name: 'Mona', email, message: 'Hello', elapsed: '9000', ...fields },
    headers: {
      Origin: environment.siteUrl,
      'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}`,
      ...headers,
    },
  });
  return { status: response.status(), answer: await response.json() };
}

test('a program that fills in everything, or writes in no time, is thanked and forgotten', async ({
  request,
}) => {
  const given: Record<string, string>[] = [{ extra: 'https://cheap.example' }, { elapsed: '40' }];
  for (const fields of given) {
    const email = newEmail();
    const { answer } = await post({ request, email, fields });
    expect(answer).toEqual({ status: 'sent' });
    expect(findMessages(email)).toEqual({ messages: [], mails: 0 });
  }
});

test('another site cannot make a visitor’s browser write', async ({ request }) => {
  // A foreign origin is refused in front of the pages, whatever the form.
  const given: [Record<string, string>, number, Record<string, unknown>][] = [
    [{ Origin: 'null' }, 403, { error: 'Foreign' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 200, { status: 'refused' }],
  ];
  for (const [headers, expected, said] of given) {
    const email = newEmail();
    const { status, answer } = await post({ request, email, headers });
    expect(status).toBe(expected);
    expect(answer).toMatchObject(said);
    expect(findMessages(email).messages).toEqual([]);
  }
});

test('one address can write five times in ten minutes, and keeps what it wrote after that', async ({
  request,
}) => {
  const headers = { 'X-Forwarded-For': `192.0.2.${Math.floor(Math.random() * 250)}` };
  const statuses: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const { answer } = await post({ request, email: newEmail(), headers });
    statuses.push(answer.status);
    if (answer.status === 'refused')
      expect(answer).toMatchObject({ reason: 'busy', typed: { name: 'Mona' } });
  }
  expect(statuses).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'refused']);
});
