import { expect, it } from 'vitest';
import { feedPath, readFeedSecret } from './rules';

const secret = `${'Ab3_-'.repeat(8)}xyz`;

it('a secret is read back from the path of its feed, and from no other', () => {
  expect(readFeedSecret(feedPath(secret).split('/').at(-1) ?? '')).toBe(secret);
  const others = [secret, `${secret}x.ics`, `${secret.slice(1)}.ics`, `${secret}.ics.ics`];
  for (const file of [...others, '.ics', '%00.ics']) expect(readFeedSecret(file), file).toBeNull();
});
