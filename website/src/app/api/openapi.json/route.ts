import { openApiDocument } from '@/contract/openapi';

export const dynamic = 'force-static';

/** The published calls as OpenAPI 3.1; any origin may read it. */
export function GET(): Response {
  return Response.json(openApiDocument(), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' },
  });
}
