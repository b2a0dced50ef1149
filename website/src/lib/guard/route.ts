import 'server-only';
import type { z } from 'zod';
import { isLocale, routing } from '@/i18n/routing';
import type { Part } from '@/i18n/translations';
import { seeOther } from '../address/see-other';
import { errorAnswer } from '../request/error-answer';
import { type FormHandling, withFields } from './action';
import { type Access, type Guarded, markGuarded } from './guarded';
import { type Enter, handleSent } from './handling';
import { refusalOf } from './refusal';
import type { Trouble } from './trouble';

const NO_STORE = { 'cache-control': 'no-store' };
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

interface Context {
  params: Promise<Record<string, string | string[] | undefined>>;
}

export interface GuardedRoute extends Guarded {
  (request: Request, context: Context): Promise<Response>;
}

/**
 * Makes a route that takes a form, for those that `enter` lets in; only for the guards. A body that is no form is refused with
 * 415 by its type, 400 by its content. A result that is no Response goes back as JSON.
 */
export function guardRoute<Schema extends z.ZodType, Of extends Part, Session, Answer>(
  access: Access,
  enter: Enter<z.output<Schema>, Session>,
  handling: FormHandling<Schema, Of, Session, Answer>,
): GuardedRoute {
  async function route(request: Request, { params }: Context): Promise<Response> {
    const { locale = routing.defaultLocale } = await params;
    if (!isLocale(locale)) return errorAnswer(404, 'NotFound');
    if (!FORM.test(request.headers.get('content-type') ?? '')) return errorAnswer(415, 'NotAForm');
    const body = await request.formData().catch(() => null);
    if (!body) return errorAnswer(400, 'BadForm');
    const sent = { body, locale, former: undefined };
    const handled = await handleSent(withFields(handling), enter, sent);
    if (handled.kind === 'signIn') return seeOther(handled.to);
    return asResponse(handled.answer);
  }
  return markGuarded(route, access);
}

/** Call of a script of ours: its input is read from the request and the address. */
export interface Call {
  request: Request;
  params: Record<string, string | string[] | undefined>;
}

export interface CallHandling<Schema extends z.ZodType, Session> {
  schema: Schema;
  read: (call: Call) => unknown;
  /** The answer to whatever comes to nothing; `refusalOf` by itself. */
  refused?: (trouble: Trouble) => unknown;
  handle: (asked: { input: z.output<Schema>; session: Session }) => unknown;
}

/** Makes a route for a script of ours, which answers as {@link guardRoute} does; 401 without a session. Only for the guards. */
export function guardCall<Schema extends z.ZodType, Session>(
  access: Access,
  enter: Enter<z.output<Schema>, Session>,
  { refused = refusalOf, ...handling }: CallHandling<Schema, Session>,
): GuardedRoute {
  const refusing = ({ trouble }: { trouble: Trouble }) => refused(trouble);
  async function route(request: Request, context: Context): Promise<Response> {
    const body = { request, params: await context.params };
    const sent = { body, locale: routing.defaultLocale, former: undefined };
    const handled = await handleSent({ ...handling, refused: refusing }, enter, sent);
    return handled.kind === 'answer'
      ? asResponse(handled.answer)
      : new Response(null, { status: 401, headers: NO_STORE });
  }
  return markGuarded(route, access);
}

function asResponse(answer: unknown): Response {
  return answer instanceof Response ? answer : Response.json(answer, { headers: NO_STORE });
}
