import { z } from 'zod';
import { blocksSchema } from '@/lib/backend/blocks';
import { mediaSchema } from '@/lib/backend/media';
import { optionalRef, optionalText, picture, refIds } from '@/lib/backend/shapes';

const of = <Kind extends string>(kind: Kind) => ({
  __component: z.literal(`page-block.${kind}`),
  id: z.number(),
});
/** A block of a page as the backend sends it: what it shows of other entries is their document ids. */
export const pageBlockSchema = z.discriminatedUnion('__component', [
  z.object({ ...of('text'), heading: optionalText, body: blocksSchema }),
  z.object({
    ...of('picture'),
    image: mediaSchema,
    caption: optionalText,
    width: z
      .enum(['text_width', 'page_width'])
      .nullish()
      .transform((width) => width ?? 'text_width'),
  }),
  z.object({ ...of('doctors'), heading: optionalText, doctors: refIds }),
  z.object({ ...of('services'), heading: optionalText, services: refIds }),
  z.object({ ...of('offer'), heading: optionalText, offer: optionalRef }),
  z.object({ ...of('questions'), heading: optionalText, questions: refIds }),
  z.object({
    ...of('booking'),
    title: z.string(),
    text: optionalText,
    label: optionalText,
    doctor: optionalRef,
    service: optionalRef,
    branch: optionalRef,
  }),
  z.object({ ...of('video'), title: z.string(), url: z.string(), text: optionalText, image: picture }),
  z.object({ ...of('quote'), text: z.string(), name: optionalText, role: optionalText }),
]);

export type PageBlock = z.output<typeof pageBlockSchema>;
export type PageBlockOf<Kind extends string> = Extract<PageBlock, { __component: `page-block.${Kind}` }>;

/** Nouns that the blocks read, beside the page's own. */
export const PAGE_BLOCKS_TAGS = ['doctor', 'service', 'offer', 'faq', 'branch', 'fee'];
