import 'server-only';
import { type ProcessingRegister, processingRegisterAnswer } from '@/contract/processing-register';
import { backendRequest } from '@/lib/backend/client';

/** The register of processing as things stand; for managers. @throws BackendError */
export async function getProcessingRegister({ token }: { token: string }): Promise<ProcessingRegister> {
  const answer = await backendRequest({ method: 'GET', path: '/processing-register', token });
  return processingRegisterAnswer.parse(answer).data;
}
