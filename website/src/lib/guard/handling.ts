import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { getTranslations, type Part, type Words } from '@/i18n/translations';
import { MalformedForm } from '../request/malformed-forms';
import { isFromOwnPage } from '../request/visitor';
import { type Trouble, troubleOf } from './trouble';

/** Request before anything is known of it. `former` is the state a form was drawn with, which may be anything. */
export interface Sent<Body> {
  body: Body;
  locale: Locale;
  former: unknown;
}

/** Refused request with the reason and the translations to describe it. */
export type RefusedInput<Body, Of extends Part> = Sent<Body> & { trouble: Trouble; t: Words<Of> };

export interface Handling<Body, Schema extends z.ZodType, Of extends Part, Session, Answer> {
  /** Shape of valid input. It is given the fields of a form, one value for each name, or what `read` makes of the body. */
  schema: Schema;
  read?: (body: Body) => unknown;
  /** The part of the messages with its answers; left out where they are codes, for which the page has the words. */
  words?: Of;
  /** Makes the answer to a refused request, in the shape of all other answers. */
  refused: (refused: RefusedInput<Body, Of>) => NoInfer<Answer> | Promise<NoInfer<Answer>>;
  handle: (
    asked: Sent<Body> & { input: z.output<Schema>; session: Session; t: Words<Of> },
  ) => Answer | Promise<Answer>;
}

/** Decision on entry: their session; where they sign in first; or why they may not. */
export type Entry<Session> =
  | { kind: 'session'; session: Session }
  | { kind: 'signIn'; to: string }
  | { kind: 'notAllowed' };

/** Decides whom a guard lets in, once the input is valid. */
export type Enter<Input, Session> = (asked: { input: Input; locale: Locale }) => Promise<Entry<Session>>;

export const enterAnybody: Enter<unknown, null> = async () => ({ kind: 'session', session: null });

export type Handled<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'signIn'; to: string };

/** Handles all input in one order: from our page? valid? allowed? Then it is handled; a thrown error becomes an answer. */
export async function handleSent<Body, Schema extends z.ZodType, Of extends Part, Session, Answer>(
  handling: Handling<Body, Schema, Of, Session, Answer>,
  enter: Enter<z.output<Schema>, Session>,
  sent: Sent<Body>,
): Promise<Handled<Answer>> {
  const { words: namespace } = handling;
  const said = namespace && (await getTranslations({ locale: sent.locale, namespace }));
  const t = said as unknown as Words<Of>;
  const refuse = async (trouble: Trouble): Promise<Handled<Answer>> => ({
    kind: 'answer',
    answer: await handling.refused({ ...sent, trouble, t }),
  });
  if (!(await isFromOwnPage())) return refuse({ kind: 'foreign' });
  try {
    const given = handling.read ? await handling.read(sent.body) : sent.body;
    const parsed = await handling.schema.safeParseAsync(given);
    if (!parsed.success) return await refuse({ kind: 'invalid', issues: parsed.error.issues });
    const entry = await enter({ input: parsed.data, locale: sent.locale });
    if (entry.kind === 'signIn') return entry;
    if (entry.kind === 'notAllowed') return await refuse({ kind: 'notAllowed' });
    const { session } = entry;
    return { kind: 'answer', answer: await handling.handle({ ...sent, input: parsed.data, session, t }) };
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof MalformedForm) throw error;
    return refuse(troubleOf(error));
  }
}
