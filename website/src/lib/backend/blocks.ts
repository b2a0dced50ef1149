import { z } from 'zod';
import { mediaSchema } from './media';

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

const linkSchema = z.object({
  type: z.literal('link'),
  url: z.string(),
  children: z.array(textSchema),
});

const inlineSchema = z.discriminatedUnion('type', [textSchema, linkSchema]);

const listItemSchema = z.object({ type: z.literal('list-item'), children: z.array(inlineSchema) });

const listSchema = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  get children() {
    return z.array(z.union([listItemSchema, listSchema]));
  },
});

/** Address of a picture of the backend as the editor writes it into a text: with the origin where its own page lay. */
const UPLOAD = /^https?:\/\/[^/]+(?=\/uploads\/)/i;

/** Picture between the words, which the editor describes by the name of its file where nobody has. */
const pictureSchema = mediaSchema.extend({ name: z.string().nullish() }).transform(
  ({ name, url, alternativeText, ...image }): z.output<typeof mediaSchema> => ({
    ...image,
    url: url.replace(UPLOAD, ''),
    alternativeText: alternativeText === name ? '' : alternativeText,
  }),
);

const blockSchema = z.union([
  z.object({ type: z.literal('paragraph'), children: z.array(inlineSchema) }),
  z.object({ type: z.literal('quote'), children: z.array(inlineSchema) }),
  z.object({ type: z.literal('heading'), level: z.number(), children: z.array(inlineSchema) }),
  z.object({ type: z.literal('code'), children: z.array(inlineSchema) }),
  z.object({ type: z.literal('image'), image: pictureSchema }),
  listSchema,
]);

/** Rich text of the backend's `blocks` field. A block of an unknown kind fails the parse. */
export const blocksSchema = z.array(blockSchema);

/** Rich text of at least one block, else null. */
export const optionalBlocks = blocksSchema
  .nullish()
  .transform((content) => (content?.length ? content : null));

export type RichTextBlock = z.infer<typeof blockSchema>;
export type RichTextInline = z.infer<typeof inlineSchema>;
export type RichTextList = z.infer<typeof listSchema>;
