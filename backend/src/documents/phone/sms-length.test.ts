import { expect, test } from 'vitest';
import { measureSms } from '../../contract/sms-length';
import { countParts } from '../../messaging/sms-text';
import { PHONE_WORDS } from './words';

const SIGNS = ['a', 'Z', '9', ' ', '\n', '€', '[', '{', 'é', 'ê', 'م', 'شَ', '’', '🦻', '👨‍👩‍👧'];

test('a text is measured while it is typed as the library measures it before it is sent', () => {
  const texts = [...Object.values(PHONE_WORDS.en), ...Object.values(PHONE_WORDS.ar), ''];
  for (const sign of SIGNS)
    for (const length of [1, 66, 67, 68, 70, 71, 134, 153, 154, 160, 161, 306, 307])
      texts.push(sign.repeat(length), `${'a'.repeat(length)}${sign}`, `ب${sign.repeat(length)}`);
  for (const text of texts) expect([text, measureSms(text)]).toEqual([text, countParts(text)]);
});
