import { referencePage } from '@/features/site/published-api/words';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(referencePage(), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
