import { z } from 'zod';
import { blocksSchema } from '@/lib/backend/blocks';
import { mediaSchema } from '@/lib/backend/media';
import {
  documentRef,
  listOf,
  optionalRef,
  optionalText,
  picture,
  pictureFields,
  refOnly,
} from '@/lib/backend/shapes';

const of = <Kind extends string>(kind: Kind) => ({
  __component: z.literal(`page-block.${kind}`),
  id: z.number(),
});
const refs = listOf(documentRef).transform((list) => list.map(({ documentId }) => documentId));

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
  z.object({ ...of('doctors'), heading: optionalText, doctors: refs }),
  z.object({ ...of('services'), heading: optionalText, services: refs }),
  z.object({ ...of('offer'), heading: optionalText, offer: optionalRef }),
  z.object({ ...of('questions'), heading: optionalText, questions: refs }),
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

/** Populate parameters of a read that gets the blocks of a page. */
export const PAGE_BLOCKS_POPULATE = {
  on: {
    'page-block.text': { fields: ['heading', 'body'] },
    'page-block.picture': { fields: ['caption', 'width'], populate: { image: pictureFields } },
    'page-block.doctors': { fields: ['heading'], populate: { doctors: refOnly } },
    'page-block.services': { fields: ['heading'], populate: { services: refOnly } },
    'page-block.offer': { fields: ['heading'], populate: { offer: refOnly } },
    'page-block.questions': { fields: ['heading'], populate: { questions: refOnly } },
    'page-block.booking': {
      fields: ['title', 'text', 'label'],
      populate: { doctor: refOnly, service: refOnly, branch: refOnly },
    },
    'page-block.video': { fields: ['title', 'url', 'text'], populate: { image: pictureFields } },
    'page-block.quote': { fields: ['text', 'name', 'role'] },
  },
};

/** Nouns that the blocks read, beside the page's own. */
export const PAGE_BLOCKS_TAGS = ['doctor', 'service', 'offer', 'faq', 'branch', 'fee'];
