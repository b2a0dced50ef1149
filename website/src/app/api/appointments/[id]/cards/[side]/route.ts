import type { Params } from '@/app/params';
import { CARD_SIDES } from '@/contract/card';
import { DOCUMENT_ID } from '@/contract/limits';
import { keyOfAnswerPicture } from '@/contract/visit-questions';
import { staffFile } from '@/features/account/session/file-guards';
import { readCard } from '@/features/booking/cards/data';

export async function GET(request: Request, { params }: Params<'id' | 'side'>): Promise<Response> {
  const { id, side: given } = await params;
  const side = CARD_SIDES.find((one) => one === given) ?? (keyOfAnswerPicture(given) === null ? null : given);
  if (side === null || !DOCUMENT_ID.test(id)) return staffFile(request, null);
  return staffFile(request, async (token) => {
    const body = await readCard(token, id, side);
    return body && { body, type: 'image/webp', name: `card-${side}.webp` };
  });
}
