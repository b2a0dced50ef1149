import { z } from 'zod';
import { DOCUMENT_ID } from './limits';

export const documentId = z.string().regex(DOCUMENT_ID);

export const documentAnswer = z.object({ data: z.object({ documentId: z.string() }) });
