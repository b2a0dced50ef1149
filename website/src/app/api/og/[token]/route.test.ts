import { expect, it, vi } from 'vitest';
import { cardToken } from '@/lib/page/preview-picture/token';
import { GET } from './route';

it('a preview drawn while the backend is away has its words, and nobody keeps it for long', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAway = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isAway) return new Response(null, { status: 503 });
    if (address.includes('/uploads/')) return new Response(null, { status: 404 });
    return Response.json({ data: { locale: 'en', siteName: 'Nile ENT', phone: '+20233370000' } });
  });
  const ask = async (title: string) => {
    const card = { locale: 'en' as const, title, picture: '/uploads/room.webp' };
    const token = cardToken(card, 'REVALIDATE_SECRET-0123456789');
    const request = new Request(`http://clinic.example/api/og/${token}`);
    const answer = await GET(request, { params: Promise.resolve({ token }) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return answer.headers.get('cache-control');
  };
  expect(await ask('Ear pain')).toBe('no-store');
  isAway = false;
  // A picture that was removed does not come back.
  expect(await ask('A sore throat')).toContain('immutable');
});
