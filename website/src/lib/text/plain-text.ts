import type { RichTextBlock, RichTextInline, RichTextList } from '@/lib/backend/blocks';

/** The plain words of a run of text and links. */
export function inlineText(nodes: readonly RichTextInline[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : inlineText(node.children))).join('');
}

function textOf(node: RichTextBlock | RichTextList['children'][number]): string {
  if (node.type === 'image') return '';
  return node.type === 'list' ? node.children.map(textOf).join(' ') : inlineText(node.children);
}

/** The plain words of rich text, blocks separated by a space. */
export function plainText(blocks: RichTextBlock[]): string {
  return blocks.map(textOf).filter(Boolean).join(' ');
}
