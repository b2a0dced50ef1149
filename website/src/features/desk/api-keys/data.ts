import 'server-only';
import { apiKeysAnswer } from '@/contract/api-key';
import { readerOf } from '@/lib/backend/calls';

/** Keys that open something, then the last that were revoked. Managers only. @throws BackendError */
export const listApiKeys = readerOf(apiKeysAnswer, '/api-keys');
