import { expect, it } from 'vitest';
import { readChangeNotice, signNotice } from './change-notice';

const secret = 'a-secret-of-some-length';
const now = 1_800_000_000_000;

function read({ notice, signature, at = now }: { notice: unknown; signature?: string | null; at?: number }) {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  return readChangeNotice({
    body,
    signature: signature === undefined ? signNotice({ body, secret }) : signature,
    secret,
    now: at,
  });
}

const notice = { model: 'doctor', documentId: 'abc', event: 'publish', at: now };

it('a change notice says when the change was made, where the backend does, and is refused without the right signature, when it is five minutes away, and when it is no notice', () => {
  const changedAt = now - 20_000;
  expect(read({ notice: { ...notice, changedAt } })).toEqual({ ok: true, tags: ['doctor'], changedAt });
  expect(read({ notice, at: now + 5 * 60_000 + 1 })).toEqual({ ok: false, reason: 'stale' });
  expect(read({ notice, at: now - 5 * 60_000 - 1 })).toEqual({ ok: false, reason: 'stale' });
  expect(read({ notice, at: now + 5 * 60_000 }).ok).toBe(true);
  for (const odd of ['{', '[]', { ...notice, model: '../x' }, { ...notice, at: 'now' }])
    expect(read({ notice: odd })).toEqual({ ok: false, reason: 'malformed' });
  const other = signNotice({ body: 'x', secret });
  for (const signature of [null, '', 'sha256=', `sha256=${'0'.repeat(64)}`, other])
    expect(read({ notice, signature })).toEqual({ ok: false, reason: 'signature' });
});
