import { NextResponse } from 'next/server';
import { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { staffCall } from '@/features/account/session/guards';
import { callAbout } from '@/features/desk/calls/data';
import { refusalOf } from '@/lib/guard/refusal';

const PRIVATE = { 'Cache-Control': 'no-store' };
const nothing = (status: number) => new NextResponse(null, { status, headers: PRIVATE });

/** Keeps an open request with its caller; 409 with the holder's name when it is somebody else's by now. */
export const POST = staffCall({
  read: ({ params }) => params,
  schema: z.object({ id: documentId }),
  refused: (trouble) => (trouble.kind === 'invalid' ? nothing(404) : refusalOf(trouble)),
  handle: async ({ input: { id }, session: { token } }) => {
    const answer = await callAbout({ token, id }, '/renewal');
    if (answer === 'done') return nothing(204);
    const by = typeof answer === 'object' ? answer.by : null;
    return NextResponse.json({ by }, { status: answer === 'gone' ? 404 : 409, headers: PRIVATE });
  },
});
