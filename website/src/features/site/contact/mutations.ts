import 'server-only';
import { z } from 'zod';
import { documentAnswer } from '@/contract/document-id';
import { parseRefusal } from '@/contract/refusals';
import { askAboutDanger, askedBefore } from '@/features/site/search/danger-words';
import { createEntry } from '@/lib/backend/content';
import { type BackendError, nullIfUnavailable } from '@/lib/backend/errors';
import { visitorHeaders } from '@/lib/backend/website-key';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { publicForm } from '@/lib/guard/public';
import { faultIdOf, type Trouble } from '@/lib/guard/trouble';
import { getEnvironment } from '@/lib/process/env';
import {
  checkMessage,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  LENGTHS,
  looksLikeBot,
  MESSAGE_FAULTS,
  MESSAGE_FIELDS,
  type MessageFaults,
  readTyped,
  type TypedMessage,
  tidyMessage,
} from './rules';
import type { ContactState } from './schema';

const text = z.string().catch('');

/** Schema of the form as sent. A form filled in by a program is not judged: it is told that all went well. */
const messageSchema = z
  .object({ name: text, email: text, message: text, [HONEYPOT_FIELD]: text, [ELAPSED_FIELD]: text })
  .transform((sent) => ({
    typed: tidyMessage(sent),
    isFromBot: looksLikeBot({ honeypot: sent[HONEYPOT_FIELD], elapsed: sent[ELAPSED_FIELD] }),
  }))
  .refine(({ typed, isFromBot }) => isFromBot || Object.keys(checkMessage(typed)).length === 0);

/** Contact form, sent with script or without: on any failure, the visitor keeps what they typed. */
export const messageForm = publicForm({
  schema: messageSchema,
  refused: async ({ body, trouble, locale }): Promise<ContactState> => {
    const typed = readTyped(body);
    const said = typed.message.slice(0, LENGTHS.message);
    const ask = () => askAboutDanger(said, body, locale);
    const danger = trouble.kind === 'invalid' ? await nullIfUnavailable(ask) : null;
    // Before what is wrong with the address.
    if (danger?.warning) return { status: 'invalid', faults: {}, typed, danger };
    return { ...explain(trouble, typed), danger: askedBefore(body) };
  },
  handle: async ({ input: { typed, isFromBot }, locale, body }): Promise<ContactState> => {
    if (isFromBot) return { status: 'sent' };
    const danger = await askAboutDanger(typed.message, body, locale);
    if (danger?.warning) return { status: 'invalid', faults: {}, typed, danger };
    const questions = await askAboutContact(body, locale);
    if (isAsking(questions)) return { status: 'invalid', faults: {}, typed, questions, danger };
    await createEntry({
      collection: 'contact-messages',
      data: { ...typed, language: locale },
      schema: documentAnswer.shape.data,
      token: getEnvironment().BACKEND_TOKEN,
      headers: await visitorHeaders(),
    });
    return { status: 'sent' };
  },
});

function explain(trouble: Trouble, typed: TypedMessage): ContactState {
  const failed = { status: 'refused', reason: 'failed', typed } as const;
  if (trouble.kind === 'invalid') return { status: 'invalid', faults: checkMessage(typed), typed };
  const fault = faultIdOf(trouble);
  if (fault !== null) return { ...failed, fault };
  if (trouble.kind !== 'backend') return failed;
  if (trouble.error.status === 429) return { ...failed, reason: 'busy' };
  const faults = readFaults(trouble.error);
  return faults ? { status: 'invalid', faults, typed } : failed;
}

function readFaults(error: BackendError): MessageFaults | null {
  const refusal = parseRefusal(error);
  if (refusal?.name !== 'ValidationError') return null;
  const faults: MessageFaults = {};
  for (const { path, code } of refusal.details.errors) {
    const field = MESSAGE_FIELDS.find((one) => one === path[0]);
    const fault = MESSAGE_FAULTS.find((one) => one === code);
    if (!field || !fault) return null;
    faults[field] ??= fault;
  }
  return faults;
}
