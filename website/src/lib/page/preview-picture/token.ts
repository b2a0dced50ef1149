import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameText } from '../../request/same-text';

/** Size of previews that is shown without cutting (Open Graph: 1.91 to 1), in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

const OWN_UPLOAD = /^\/uploads\/[\w-][\w.-]*$/;

/** True for the path of a picture of the backend. */
export function isOwnUpload(path: string): boolean {
  return OWN_UPLOAD.test(path);
}

const cardSchema = z.object({
  locale: z.enum(['en', 'ar']),
  title: z.string().min(1).max(200),
  /** A picture of the backend beside the words, `/uploads/...`. */
  picture: z.string().regex(OWN_UPLOAD).optional(),
});

export type PreviewCard = z.infer<typeof cardSchema>;

function sign({ payload, secret }: { payload: string; secret: string }): string {
  return createHmac('sha256', secret).update(`preview-picture:${payload}`).digest('base64url').slice(0, 22);
}

/** The card as part of an address. Signed, so that nobody can have pictures drawn with words of their own. */
export function cardToken(card: PreviewCard, secret: string): string {
  const payload = Buffer.from(JSON.stringify(card)).toString('base64url');
  return `${payload}.${sign({ payload, secret })}`;
}

/** The card of an address, or null when it is not one of ours. */
export function readCardToken({ token, secret }: { token: string; secret: string }): PreviewCard | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!sameText(sign({ payload, secret }), signature)) return null;
  return cardSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}
