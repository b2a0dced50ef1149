import { expect, test } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { partsOf } from './rules';

const text = (words: string) => ({ type: 'text' as const, text: words });
const heading = (level: number, words: string): RichTextBlock => ({
  ...{ type: 'heading', level, children: [text(words)] },
});
const paragraph: RichTextBlock = { type: 'paragraph', children: [text('Words')] };

test('the highest headings are the parts, by their place, named by all their words, those without words left out; a text of one part, or of none, has no list', () => {
  const [kept, cards, long] = [heading(2, 'What we keep'), heading(3, 'Cards'), heading(2, 'How long')];
  expect(partsOf([paragraph, kept, paragraph, cards, long])).toEqual([
    { id: 'part-2', title: 'What we keep' },
    { id: 'part-5', title: 'How long' },
  ]);
  expect(partsOf([heading(2, 'Everything'), paragraph])).toEqual([]);
  expect(partsOf([paragraph])).toEqual([]);
  const link = { type: 'link' as const, url: '/contact', children: [text('rights')] };
  const linked: RichTextBlock = { type: 'heading', level: 1, children: [text('Your '), link] };
  const titles = partsOf([linked, heading(2, ' '), heading(2, 'Changes')]).map(({ title }) => title);
  expect(titles).toEqual(['Your rights', 'Changes']);
});
