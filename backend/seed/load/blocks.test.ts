import { expect, test } from 'vitest';
import { toBlocks } from './blocks';

const text = (value: string) => ({ type: 'text', text: value });

test('paragraphs, headings and lists become blocks', () => {
  const item = (...children: object[]) => ({ type: 'list-item', children });
  const markdown =
    'First line\nand its second.\n\n## Bring\n\n- Old tests\n- A **list** of medicines\n\n1. Wait\n2. Listen';
  expect(toBlocks(markdown)).toEqual([
    { type: 'paragraph', children: [text('First line and its second.')] },
    { type: 'heading', level: 2, children: [text('Bring')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        item(text('Old tests')),
        item(text('A '), { ...text('list'), bold: true }, text(' of medicines')),
      ],
    },
    { type: 'list', format: 'ordered', children: [item(text('Wait')), item(text('Listen'))] },
  ]);
});

test('a heading and a list need no empty line around them; links, emphasis and quotes are kept', () => {
  const expected = ['heading', 'paragraph', 'list'];
  expect(toBlocks('## Ears\nThey hear.\n- both\n- of them').map(({ type }) => type)).toEqual(expected);
  const link = { type: 'link', url: '/privacy-policy', children: [text('privacy policy')] };
  expect(toBlocks('> See the [privacy policy](/privacy-policy), *please*')).toEqual([
    { type: 'quote', children: [text('See the '), link, text(', '), { ...text('please'), italic: true }] },
  ]);
  // A link at an end has an empty text beside it, as the editor writes it.
  expect(toBlocks('[privacy policy](/privacy-policy)')[0]?.children).toEqual([text(''), link, text('')]);
});
