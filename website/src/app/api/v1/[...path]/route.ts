import { passCall } from '@/features/site/published-api/data';
import { keyRoute } from '@/lib/guard/signed';

export const GET = keyRoute(passCall);
export const POST = keyRoute(passCall);
export const DELETE = keyRoute(passCall);
