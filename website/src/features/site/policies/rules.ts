import type { RichTextBlock } from '@/lib/backend/blocks';
import { inlineText } from '@/lib/text/plain-text';

export type Part = ReturnType<typeof partsOf>[number];

/** Id of the heading at a place among the blocks of a text. */
export function partIdOf(place: number): string {
  return `part-${place + 1}`;
}

/** The parts of a text by its highest headings, in their order; none when there is only one. */
export function partsOf(blocks: readonly RichTextBlock[]) {
  const headings = blocks.flatMap((block, place) => (block.type === 'heading' ? [{ block, place }] : []));
  const highest = Math.min(...headings.map(({ block }) => Math.max(block.level, 2)));
  const parts = headings
    .filter(({ block }) => Math.max(block.level, 2) === highest)
    .map(({ block, place }) => ({ id: partIdOf(place), title: inlineText(block.children).trim() }))
    .filter(({ title }) => title !== '');
  return parts.length > 1 ? parts : [];
}
