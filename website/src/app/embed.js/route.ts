import { EMBED_SCRIPT } from '@/features/booking/embed/client';

export function GET(): Response {
  return new Response(EMBED_SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
