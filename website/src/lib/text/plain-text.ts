import type { RichTextBlock, RichTextInline, RichTextList } from '@/lib/backend/blocks';

function inlineText(nodes: RichTextInline[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : inlineText(node.children))).join('');
}

function listText(list: RichTextList): string {
  return list.children
    .map((child) => (child.type === 'list' ? listText(child) : inlineText(child.children)))
    .join(' ');
}

/** The plain words of rich text, blocks separated by a space. */
export function plainText(blocks: RichTextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'image') return '';
      return block.type === 'list' ? listText(block) : inlineText(block.children);
    })
    .filter(Boolean)
    .join(' ');
}
