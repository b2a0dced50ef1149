import type { Params } from '@/app/params';
import { DOCUMENT_ID } from '@/contract/limits';
import { staffFile } from '@/features/account/session/file-guards';
import { getReceipt } from '@/features/desk/payments/data';

export async function GET(request: Request, { params }: Params<'id' | 'payment'>): Promise<Response> {
  const { id, payment } = await params;
  const isKnown = DOCUMENT_ID.test(id) && DOCUMENT_ID.test(payment);
  const read = async (token: string) => {
    const sheet = await getReceipt(token, { id, payment });
    return sheet && { body: sheet.body, type: 'application/pdf', name: 'receipt.pdf' };
  };
  return staffFile(request, isKnown ? read : null, true);
}
