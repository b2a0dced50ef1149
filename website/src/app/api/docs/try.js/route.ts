import { TRY_SCRIPT } from '@/features/site/published-api/client';
import { publicAnswer } from '@/lib/request/public-answer';

export const dynamic = 'force-static';

export function GET(): Response {
  return publicAnswer(TRY_SCRIPT, 'text/javascript; charset=utf-8', 300);
}
