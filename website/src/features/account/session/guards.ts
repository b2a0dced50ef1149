import 'server-only';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { MESSAGE_LENGTH } from '@/contract/limits';
import type { Locale } from '@/i18n/routing';
import type { Part } from '@/i18n/translations';
import type { Address } from '@/lib/address/address';
import { readId } from '@/lib/address/search-params';
import { type FormHandling, guardAction } from '@/lib/guard/action';
import type { Access } from '@/lib/guard/guarded';
import type { Entry } from '@/lib/guard/handling';
import { type CallHandling, guardCall, guardRoute } from '@/lib/guard/route';
import { faultIdOf, refusedFields, type Trouble, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { appointmentsPath, loginPath } from './rules';
import { type AccountSession, asManager, asStaff, findSession } from './session';

interface Behind<Input> {
  /** Address that somebody is led to after signing in again, when the session has ended. */
  back: (asked: Asked<Input>) => string;
}

type Asked<Input> = { locale: Locale; input: Input };

/** Makes the guards of people whose session has the rights that are asked for; `rights` gives null without them. */
function guardsOf<Session>(access: Access, rights: (session: AccountSession) => Session | null) {
  const enter =
    <Input>({ back }: Behind<Input>) =>
    async (asked: Asked<Input>): Promise<Entry<Session>> => {
      const found = await findSession();
      if (!found) {
        const to = loginPath({ locale: asked.locale, to: back(asked), why: 'ended' });
        return { kind: 'signIn', to };
      }
      const session = rights(found);
      return session ? { kind: 'session', session } : { kind: 'notAllowed' };
    };
  return {
    action: <Schema extends z.ZodType, Of extends Part, State>(
      handling: FormHandling<Schema, Of, Session, State> & Behind<z.output<Schema>>,
    ) => guardAction(access, enter(handling), handling),
    route: <Schema extends z.ZodType, Of extends Part, Answer>(
      handling: FormHandling<Schema, Of, Session, Answer> & Behind<z.output<Schema>>,
    ) => guardRoute(access, enter(handling), handling),
    call: <Schema extends z.ZodType>(handling: CallHandling<Schema, Session>) =>
      guardCall(access, enter<unknown>({ back: ({ locale }) => appointmentsPath(locale) }), handling),
  };
}

/** Makes a Server Action for signed-in people, about their own account. */
export const accountAction = guardsOf<AccountSession>('signedIn', (session) => session).action;

/** Guards of staff. Their calls are for scripts on pages of staff: 401 without a session, instead of leading to the sign-in. */
export const { action: staffAction, route: staffRoute, call: staffCall } = guardsOf('staff', asStaff);

/** The same for managers. */
export const {
  action: managerAction,
  route: managerRoute,
  call: managerCall,
} = guardsOf('manager', asManager);

interface RefusedPress {
  t: (key: 'failed') => string;
  trouble: Trouble;
  body: FormData;
}

/** Returns that an action failed or is `invalid`, with the typed text, cut because nothing has validated it. */
export function refusedPress({ t, trouble, body }: RefusedPress, invalid?: string): FormResult {
  const typed = typedIn(body, [...body.keys()], MESSAGE_LENGTH);
  const isInvalid = trouble.kind === 'invalid' || refusedFields(trouble).length > 0;
  const text = isInvalid && invalid ? invalid : withFaultId(t('failed'), trouble);
  return { outcome: 'refused', text, typed };
}

/** The answer of a press, after which the page is drawn anew. */
export function answerPress(
  isDone: boolean,
  words: { done: string; refused: string },
  typed?: Record<string, string>,
): FormResult {
  refresh();
  return isDone
    ? { outcome: 'changed', text: words.done }
    : { outcome: 'refused', text: words.refused, ...(typed && { typed }) };
}

/** Refuses a press in these words after it was sent on, and gives back what was typed. */
export function refuse(text: string, body: FormData) {
  return { outcome: 'refused' as const, text, typed: typedIn(body, [...body.keys()], MESSAGE_LENGTH) };
}

type Failed = { outcome: 'failed' | null; fault: string | null };

/** Leads from a press that came to nothing back to its page, which says so. */
export function leadBack({ path, entry }: Pick<Address<Failed>, 'path' | 'entry'>) {
  return ({ body, locale, trouble }: { body: FormData; locale: Locale; trouble: Trouble }): void => {
    const id = readId(String(body.get('id') ?? ''));
    const said = { outcome: 'failed', fault: faultIdOf(trouble) } as const;
    redirect(id === null ? path(locale, said) : entry(locale, id, said));
  };
}
