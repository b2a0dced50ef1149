import { siteAddress } from '@/lib/address/site-address';

export const dynamic = 'force-dynamic';

/** Lets robots read everything public; the staff area and the machines' calls are left out, all but preview pictures. */
export function GET(): Response {
  const text = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/og/',
    'Disallow: /api/',
    'Disallow: /en/admin',
    'Disallow: /ar/admin',
    'Disallow: /en/booking/confirmation/',
    'Disallow: /ar/booking/confirmation/',
    '',
    `Sitemap: ${siteAddress('/sitemap.xml')}`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
