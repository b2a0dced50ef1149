import { expect, it } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { plainText } from './plain-text';

it('the words of rich text are found in every kind of block', () => {
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
