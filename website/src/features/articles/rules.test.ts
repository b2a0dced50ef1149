import { describe, expect, it } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { plainText, readingMinutes } from './rules';

const paragraph = (text: string): RichTextBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
});

describe('the words of an article', () => {
  it('are found in every kind of block', () => {
    const blocks: RichTextBlock[] = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'At night' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Read ' },
          { type: 'link', url: '/faq', children: [{ type: 'text', text: 'this' }] },
        ],
      },
      { type: 'image', image: { url: '/uploads/a.png' } },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [{ type: 'text', text: 'one' }] },
          {
            type: 'list',
            format: 'ordered',
            children: [{ type: 'list-item', children: [{ type: 'text', text: 'two' }] }],
          },
        ],
      },
    ];
    expect(plainText(blocks)).toBe('At night Read this one two');
  });
});

describe('the reading time', () => {
  it('is whole minutes, at least one', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes([paragraph('a few words')])).toBe(1);
    expect(readingMinutes([paragraph('كلمة '.repeat(700))])).toBe(4);
  });
});
