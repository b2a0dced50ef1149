import { EMBED_SCRIPT } from '@/features/booking/embed/client';
import { publicAnswer } from '@/lib/request/public-answer';

export function GET(): Response {
  const answer = publicAnswer(EMBED_SCRIPT, 'text/javascript; charset=utf-8', 3600);
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}
