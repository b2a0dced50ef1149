import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Words that are the same in both languages because they are names or signs, not words. */
const SAME_IN_BOTH = new Set([
  'layout.rights',
  'today.groupTitle',
  'bulk.timeWith',
  'patientSearch.joins.person',
  'imports.reason',
]);

function flatten(node: unknown, path: string = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is neither words nor a group.`);
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path === '' ? key : `${path}.${key}`));
}

type Shape = { names: Set<string>; plurals: string[][] };

/** Names of the values and tags a message uses, and the forms of each of its plurals. */
function shapeOf(elements: MessageFormatElement[], shape: Shape = { names: new Set(), plurals: [] }): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    shape.names.add(element.value);
    if (element.type === TYPE.tag) shapeOf(element.children, shape);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural) shape.plurals.push(Object.keys(element.options));
    for (const option of Object.values(element.options)) shapeOf(option.value, shape);
  }
  return shape;
}

const english = new Map(flatten(en));
const arabic = new Map(flatten(ar));

it('the words of the controls have the same keys in both languages and are translated: no Arabic text equals the English one, is empty, or names a particular doctor or the patient as a man', () => {
  expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, text] of arabic) {
    expect(text.trim(), key).not.toBe('');
    if (!SAME_IN_BOTH.has(key)) expect(text, key).not.toBe(english.get(key));
  }
  const ofMen = [...arabic].filter(([, text]) =>
    /(هذا|لهذا|ذلك) الطبيب|الطبيب نفسه|طبيبك|(لم تكن|كنت|زلت) \S+ًا/.test(text),
  );
  expect(ofMen).toEqual([]);
});

it('the words of the controls parse as ICU messages, use the same values and have all six Arabic forms wherever English has a plural', () => {
  for (const [key, text] of english) {
    const own = shapeOf(parse(text));
    const other = shapeOf(parse(arabic.get(key) ?? ''));
    expect([...other.names].sort(), key).toEqual([...own.names].sort());
    if (own.plurals.length === 0) continue;
    expect(other.plurals.length, key).toBeGreaterThan(0);
    for (const forms of other.plurals) expect(forms, key).toEqual(expect.arrayContaining(PLURAL_FORMS));
  }
});

it('no limit of letters stands in Arabic before a form of "letter" that is right for some numbers only', () => {
  const fixed = [...arabic].filter(([, text]) => /\} حرف(?![\u0600-\u06ff])/.test(text));
  expect(fixed).toEqual([]);
});

it.each([
  [10, '10 سنوات'],
  [18, '18 سنة'],
  [110, '110 سنوات'],
])('limits of age that a clinic sets, such as %i, are said in Arabic by their number', (years, said) => {
  const t = createTranslator({ locale: 'ar', messages: ar, namespace: 'booking' });
  expect(t('guardian.text', { years })).toContain(`أصغر من ${said} يوافق`);
  expect(t('faults.age.tooBig', { max: years })).toBe(`اكتب عمرًا لا يزيد على ${said}.`);
});
