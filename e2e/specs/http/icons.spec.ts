import { expect, test } from '../../support/fixtures';

test('the icon endpoint gives icons of the installed sets by their names', async ({ request }) => {
  const answer = await request.get('/api/icons/lucide.json?icons=ear,phone,no-such-icon');
  expect(answer.status()).toBe(200);
  const set = await answer.json();
  expect(set.prefix).toBe('lucide');
  expect(Object.keys(set.icons).sort()).toEqual(['ear', 'phone']);
  expect(set.icons.ear.body).toContain('<path');
  expect(set.not_found).toEqual(['no-such-icon']);
});

for (const [name, address, status] of [
  ['a set that nobody has', '/api/icons/no-such-set.json?icons=ear', 404],
  ['no icon at all', '/api/icons/lucide.json', 400],
  ['a name that is a path', '/api/icons/lucide.json?icons=..%2Fear', 400],
  ['a file of another kind', '/api/icons/lucide.svg?icons=ear', 400],
  ['more icons than any page shows', `/api/icons/lucide.json?icons=${'ear,'.repeat(101)}`, 400],
] as const) {
  test(`the icon endpoint refuses ${name}, and the refusal is not kept`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
}
