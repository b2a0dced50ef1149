import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openText, sealText } from './sealed-text';

beforeAll(() => {
  const secret = 'a secret of more than sixteen characters';
  for (const name of ['BACKEND_TOKEN', 'WEBSITE_KEY', 'REVALIDATE_SECRET']) vi.stubEnv(name, secret);
});

describe('a sealed text', () => {
  const use = 'search';

  it('comes back as it was, and shows nothing of it', () => {
    const sealed = sealText({ text: 'منى Canarywood', use });
    expect(openText({ sealed, use })).toBe('منى Canarywood');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Canarywood');
    expect(sealText({ text: 'منى Canarywood', use })).not.toBe(sealed);
  });

  it('is nothing when it was changed, cut short, or sealed for another use', () => {
    const sealed = sealText({ text: 'Mona', use });
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const bad of [changed, sealed.slice(0, 20), '', '%%']) {
      expect(openText({ sealed: bad, use })).toBeNull();
    }
    expect(openText({ sealed, use: 'other' })).toBeNull();
  });
});
