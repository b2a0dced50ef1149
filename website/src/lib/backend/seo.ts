import { z } from 'zod';
import { MEDIA_FIELDS, mediaSchema } from './media';

export const SEO_POPULATE = {
  fields: ['metaTitle', 'metaDescription'],
  populate: {
    openGraph: {
      fields: ['ogTitle', 'ogDescription', 'ogUrl'],
      populate: { ogImage: { fields: MEDIA_FIELDS } },
    },
  },
};

/** Words for search engines and previews (specification, point 3: main info, about, and our own pages). */
export const seoSchema = z.object({
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  openGraph: z
    .object({
      ogTitle: z.string().nullish(),
      ogDescription: z.string().nullish(),
      ogImage: mediaSchema.nullish(),
      ogUrl: z.string().nullish(),
    })
    .nullish(),
});

export type Seo = z.infer<typeof seoSchema>;
