import { z } from 'zod';
import { IMPORT_BYTES, importQuery } from '@/contract/imports';
import { managerCall } from '@/features/account/session/guards';
import { uploadImport } from '@/features/desk/imports/data';

const sent = importQuery.extend({
  length: z.number().max(IMPORT_BYTES),
  file: z.custom<ReadableStream<Uint8Array>>((body) => body !== null),
});

/** Takes a file of another system, passed on as it comes; proxy.ts must never match this address, it would cut it short. */
export const POST = managerCall({
  read: ({ request: { url, headers, body } }) => ({
    kind: new URL(url).searchParams.get('kind'),
    length: Number(headers.get('content-length') ?? 0),
    file: body,
  }),
  schema: sent,
  handle: ({ input: { kind, file }, session: { token } }) => uploadImport(token, { kind, file }),
});
