import { z } from 'zod';
import { mediaSchema } from './media';
import { orNull } from './shapes';

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

export const optionalSeo = orNull(seoSchema);

export type Seo = z.infer<typeof seoSchema>;
