import 'server-only';
import { systemStatusAnswer } from '@/contract/system-status';
import { readerOf } from '@/lib/backend/calls';

export const getSystemStatus = readerOf(systemStatusAnswer, '/system-status');
