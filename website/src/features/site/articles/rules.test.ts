import { expect, it } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { readingMinutes } from './rules';

it('the reading time is whole minutes, at least one', () => {
  const text = { type: 'text' as const, text: 'كلمة '.repeat(700) };
  const blocks: RichTextBlock[] = [{ type: 'paragraph', children: [text] }];
  expect([[], blocks].map(readingMinutes)).toEqual([1, 4]);
});
