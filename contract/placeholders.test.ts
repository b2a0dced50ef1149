import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersOf } from './placeholders';

test('names in braces are found once each, whatever the language around them', () => {
  expect(placeholdersOf('{clinic}: موعدك {date}، {time}. {date}')).toEqual(['clinic', 'date', 'time']);
  expect(placeholdersOf('{"a": 1} {} {two words} { name }')).toEqual([]);
});

test('a value takes the place of its name, wherever it stands; it is not filled again, nor taken for a pattern', () => {
  expect(fillPlaceholders({ text: '{a}-{b}-{a}', values: { a: '1', b: '2' } })).toBe('1-2-1');
  const values = { name: '{link} $& $1', link: 'x' };
  expect(fillPlaceholders({ text: '{name} {link}', values })).toBe('{link} $& $1 x');
  // A name without a value is a fault, also one that every object has.
  for (const text of ['{date}', '{constructor}'])
    expect(() => fillPlaceholders({ text, values: {} })).toThrow(text);
});
