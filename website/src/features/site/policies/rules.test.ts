import { expect, test } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { partsOf } from './rules';

const heading = (level: number, text: string): RichTextBlock => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text }],
});
const paragraph: RichTextBlock = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };

test('the highest headings are the parts, by their place', () => {
  const blocks = [
    paragraph,
    heading(2, 'What we keep'),
    paragraph,
    heading(3, 'Cards'),
    heading(2, 'How long'),
  ];
  expect(partsOf(blocks)).toEqual([
    { id: 'part-2', title: 'What we keep' },
    { id: 'part-5', title: 'How long' },
  ]);
});

test('a heading is named by all its words, and one without words is left out', () => {
  const linked: RichTextBlock = {
    type: 'heading',
    level: 1,
    children: [
      { type: 'text', text: 'Your ' },
      { type: 'link', url: '/contact', children: [{ type: 'text', text: 'rights' }] },
    ],
  };
  const titles = partsOf([linked, heading(2, ' '), heading(2, 'Changes')]).map(({ title }) => title);
  expect(titles).toEqual(['Your rights', 'Changes']);
});

test('a text of one part, or of none, has no list of them', () => {
  expect(partsOf([heading(2, 'Everything'), paragraph])).toEqual([]);
  expect(partsOf([paragraph])).toEqual([]);
});
