import { TRY_SCRIPT } from '@/features/site/published-api/client';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(TRY_SCRIPT, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
