import { loginPath } from '@/features/account/rules';
import { findStaffForAction } from '@/features/account/session';
import { patientFile } from '@/features/patients/query';
import { patientsPath } from '@/features/patients/rules';
import { soughtSchema } from '@/features/patients/schema';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { formRoute, type SentForm } from '@/lib/form-route';
import { isFromOwnPage } from '@/lib/visitor';

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' };

/** The data of one patient as a file. By POST: who it is about is in the body, not in the address. */
export const POST = formRoute(async ({ form, params: { locale: given } }: SentForm<{ locale: string }>) => {
  const locale = isLocale(given) ? given : routing.defaultLocale;
  if (!(await isFromOwnPage())) return new Response(null, { status: 403, headers: PRIVATE });
  const sought = soughtSchema.safeParse(form.get('sought'));
  if (!sought.success) return new Response(null, { status: 400, headers: PRIVATE });
  const format = form.get('format') === 'json' ? 'json' : 'html';
  try {
    const session = await findStaffForAction();
    if (!session) {
      const location = loginPath({ locale, to: patientsPath({ locale }), why: 'ended' });
      return new Response(null, { status: 303, headers: { ...PRIVATE, Location: location } });
    }
    const file = await patientFile({ token: session.token, sought: sought.data, locale, format });
    const name = `attachment; filename="patient.${format}"`;
    return new Response(file, {
      headers: { ...PRIVATE, 'Content-Type': TYPES[format], 'Content-Disposition': name },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const status = [400, 403].includes(error.status) ? error.status : 503;
    return new Response(null, { status, headers: PRIVATE });
  }
});
