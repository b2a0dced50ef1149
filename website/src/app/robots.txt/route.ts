import { siteAddress } from '@/lib/address/site-address';
import { publicAnswer } from '@/lib/request/public-answer';

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
  return publicAnswer(text, 'text/plain; charset=utf-8', 3600);
}
