export const dynamic = 'force-dynamic';

/** Says that the website answers; the backend's health is the backend's own to tell. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
