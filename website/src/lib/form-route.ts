import 'server-only';

const BAD_FORM = { status: 400, headers: { 'cache-control': 'no-store' } };

/** What a handler of a form is given: the form, read, beside what every route is given. */
export interface SentForm<Params> {
  form: FormData;
  params: Params;
}

/**
 * A route that takes a form. A body that is none is refused here, for all such routes: with 415 what says that it is
 * none, with 400 what turns out to be none.
 */
export function formRoute<Params, Answer extends Response>(
  handle: (sent: SentForm<Params>) => Promise<Answer>,
): (request: Request, context: { params: Promise<Params> }) => Promise<Response> {
  return async (request, { params }) => {
    const type = request.headers.get('content-type') ?? '';
    if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
      return Response.json({ error: 'NotAForm' }, { ...BAD_FORM, status: 415 });
    }
    let form: FormData;
    try {
      form = await request.formData();
    } catch {
      return Response.json({ error: 'BadForm' }, BAD_FORM);
    }
    return handle({ form, params: await params });
  };
}
