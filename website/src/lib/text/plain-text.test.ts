import { expect, it } from 'vitest';
import type { RichTextBlock } from '@/lib/backend/blocks';
import { plainText } from './plain-text';

it('the words of rich text are found in every kind of block', () => {
  const words = (text: string) => [{ type: 'text' as const, text }];
  const item = (text: string) => ({ type: 'list-item' as const, children: words(text) });
  const inner = { type: 'list' as const, format: 'ordered' as const, children: [item('two')] };
  const link = { type: 'link' as const, url: '/faq', children: words('this') };
  const blocks: RichTextBlock[] = [
    { type: 'heading', level: 2, children: words('At night') },
    { type: 'paragraph', children: [...words('Read '), link] },
    { type: 'image', image: { url: '/uploads/a.png' } },
    { type: 'list', format: 'ordered', children: [item('one'), inner] },
  ];
  expect(plainText(blocks)).toBe('At night Read this one two');
});
