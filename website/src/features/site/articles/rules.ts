import type { RichTextBlock } from '@/lib/backend/blocks';
import { plainText } from '@/lib/text/plain-text';

const WORDS_PER_MINUTE = 200;

/** Whole minutes a careful reader needs, at least 1. */
export function readingMinutes(blocks: RichTextBlock[]): number {
  const words = plainText(blocks).split(/\s+/u).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
