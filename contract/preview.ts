import { z } from 'zod';

/** Cookie of a browser in which an editor looks at drafts: until when, and the signature of that. */
export const PREVIEW_COOKIE = 'preview';

/** Times that a link to a preview can be opened, and shows drafts once it was. */
export const PREVIEW_LINK_MS = 5 * 60 * 1000;
export const PREVIEW_MS = 30 * 60 * 1000;

/** Content of the link to a preview; `path` is without language, `until` in milliseconds since 1970. */
export const previewLink = z.object({
  path: z
    .string()
    .max(400)
    .regex(/^\/(?![/\\])\S*$|^\/$/),
  until: z.coerce.number().int().positive(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Returns the signed text, with the key that both parts share. Each use has its own first word. */
export const signedLink = ({ path, until }: { path: string; until: number }) =>
  `preview-link\n${path}\n${until}`;
export const signedPreview = ({ until }: { until: number }) => `preview-cookie\n${until}`;
