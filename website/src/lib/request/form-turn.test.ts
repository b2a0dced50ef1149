import { expect, test } from 'vitest';
import { nextTurn } from './form-turn';
import { MalformedForm } from './malformed-forms';

test('a form is drawn anew with every answer', () => expect(nextTurn({ turn: 0, more: 1 })).toBe(1));

test.each([undefined, null, 'x', [], {}, { turn: '1' }, { turn: -1 }, { turn: 1.5 }])(
  'a former state that no page has sent is a wrong request: %j',
  (former) => expect(() => nextTurn(former)).toThrow(MalformedForm),
);
