import { expect, it } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { readingMinutes } from './rules';

const paragraph = (text: string): RichTextBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
});

it('the reading time is whole minutes, at least one', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([paragraph('a few words')])).toBe(1);
  expect(readingMinutes([paragraph('كلمة '.repeat(700))])).toBe(4);
});
