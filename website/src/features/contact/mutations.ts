import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { createEntry } from '@/lib/backend/content';
import { BackendError } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';
import { getEnvironment } from '@/lib/env';
import { getVisitorAddress, isFromOwnPage } from '@/lib/visitor';
import {
  checkMessage,
  ELAPSED_FIELD,
  looksAutomatic,
  MESSAGE_FIELDS,
  type MessageFaults,
  TRAP_FIELD,
  type TypedMessage,
  tidyMessage,
} from './rules';
import type { ContactState } from './schema';

const refusal = z.object({
  errors: z.array(
    z.object({
      path: z.tuple([z.enum(MESSAGE_FIELDS)]),
      code: z.enum(['required', 'invalid', 'tooLong']),
    }),
  ),
});

/**
 * Takes a sent contact form to the backend. Never throws: whatever goes wrong, the visitor keeps what they
 * typed. A program is told that all went well, and nothing is stored.
 */
export async function submitMessage({
  form,
  locale,
}: {
  form: FormData;
  locale: Locale;
}): Promise<ContactState> {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const typed = tidyMessage({
    name: read('name') ?? '',
    email: read('email') ?? '',
    message: read('message') ?? '',
  });
  if (!(await isFromOwnPage())) return { status: 'refused', reason: 'failed', typed };
  if (looksAutomatic({ trap: read(TRAP_FIELD) ?? '', elapsed: read(ELAPSED_FIELD) }))
    return { status: 'sent' };
  const faults = checkMessage(typed);
  if (Object.keys(faults).length > 0) return { status: 'invalid', faults, typed };
  try {
    await createEntry({
      collection: 'contact-messages',
      data: { ...typed, language: locale },
      schema: z.object({ documentId: z.string() }),
      token: getEnvironment().BACKEND_TOKEN,
      headers: bookingHeaders(await getVisitorAddress()),
    });
    return { status: 'sent' };
  } catch (error) {
    if (error instanceof BackendError) return refused({ error, typed });
    // Anything else is our own mistake and must be seen; never its words, which may quote the visitor's.
    console.error('contact: a form could not be handled:', error instanceof Error ? error.name : 'unknown');
    return { status: 'refused', reason: 'failed', typed };
  }
}

function refused({ error, typed }: { error: BackendError; typed: TypedMessage }): ContactState {
  if (error.status === 429) return { status: 'refused', reason: 'busy', typed };
  const parsed = error.status === 400 ? refusal.safeParse(error.details) : null;
  if (!parsed?.success) return { status: 'refused', reason: 'failed', typed };
  const faults: MessageFaults = {};
  for (const { path, code } of parsed.data.errors) faults[path[0]] ??= code;
  return { status: 'invalid', faults, typed };
}
