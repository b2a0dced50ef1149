import { DOCUMENT_ID } from '@/contract/limits';
import { staffFile } from '@/features/account/session/file-guards';
import { readMedia } from '@/features/desk/inbox/data';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  return staffFile(request, DOCUMENT_ID.test(id) ? (token) => readMedia(token, id) : null);
}
