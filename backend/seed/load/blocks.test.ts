import { expect, test } from 'vitest';
import { toBlocks } from './blocks';

const text = (value: string) => ({ type: 'text', text: value });

test('paragraphs, headings and lists become blocks', () => {
  const markdown = `First line
and its second.

## What to bring

- Old tests
- A **list** of medicines

1. Wait
2. Listen`;
  expect(toBlocks(markdown)).toEqual([
    { type: 'paragraph', children: [text('First line and its second.')] },
    { type: 'heading', level: 2, children: [text('What to bring')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('Old tests')] },
        { type: 'list-item', children: [text('A '), { ...text('list'), bold: true }, text(' of medicines')] },
      ],
    },
    {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('Wait')] },
        { type: 'list-item', children: [text('Listen')] },
      ],
    },
  ]);
});

test('a heading and a list need no empty line around them', () => {
  const expected = ['heading', 'paragraph', 'list'];
  expect(toBlocks('## Ears\nThey hear.\n- both\n- of them').map(({ type }) => type)).toEqual(expected);
});

test('links, emphasis and quotes', () => {
  expect(toBlocks('> See the [privacy policy](/privacy-policy), *please*')).toEqual([
    {
      type: 'quote',
      children: [
        text('See the '),
        { type: 'link', url: '/privacy-policy', children: [text('privacy policy')] },
        text(', '),
        { ...text('please'), italic: true },
      ],
    },
  ]);
});

test('a link at an end has an empty text beside it, as the editor writes it', () => {
  expect(toBlocks('[Book](/booking)')[0]?.children).toEqual([
    text(''),
    { type: 'link', url: '/booking', children: [text('Book')] },
    text(''),
  ]);
});
