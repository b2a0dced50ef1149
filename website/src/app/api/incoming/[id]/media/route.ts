import type { Params } from '@/app/params';
import { DOCUMENT_ID } from '@/contract/limits';
import { staffFile } from '@/features/account/session/file-guards';
import { readMedia } from '@/features/desk/inbox/data';

export async function GET(request: Request, { params }: Params<'id'>): Promise<Response> {
  const { id } = await params;
  return staffFile(request, DOCUMENT_ID.test(id) ? (token) => readMedia(token, id) : null);
}
