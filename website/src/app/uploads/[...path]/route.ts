import { READY_RETRY_SECONDS } from '@/contract/health';
import { getEnvironment } from '@/lib/process/env';
import { publicAnswer } from '@/lib/request/public-answer';

/** Kept for so long and refreshed in the background, so that small pictures outlive a backend that is down. */
const KEEP_SECONDS = 600;

const PICTURE = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/;

/** A stored name has no folder above it and nothing that could climb out of the folder. */
const SAFE_PART = /^[\w-][\w.-]*$/;

/** Serves the backend's pictures, by plain file name only: next/image refuses inner addresses. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params;
  if (!path.every((part) => SAFE_PART.test(part))) return without(404);
  const address = `${getEnvironment().BACKEND_URL}/uploads/${path.join('/')}`;
  const upstream = await fetch(address, {
    next: { revalidate: KEEP_SECONDS },
    signal: AbortSignal.timeout(15_000),
    redirect: 'error',
  }).catch(() => null);
  if (upstream === null) return without(502);
  // The backend is there, the place of its pictures is not.
  if (upstream.status >= 500) return without(503, { 'retry-after': String(READY_RETRY_SECONDS) });
  const type = upstream.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!upstream.ok || !PICTURE.test(type)) return without(404);
  // Not for good: an editor may replace a picture under its address, or crop it.
  return publicAnswer(upstream.body, type, 3600);
}

function without(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
