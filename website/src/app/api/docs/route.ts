import { referencePage } from '@/features/site/published-api/words';
import { publicAnswer } from '@/lib/request/public-answer';

export const dynamic = 'force-static';

export function GET(): Response {
  return publicAnswer(referencePage(), 'text/html; charset=utf-8', 300);
}
