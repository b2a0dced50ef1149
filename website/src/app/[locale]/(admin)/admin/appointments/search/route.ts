import { loginPath } from '@/features/account/rules';
import { findStaffForAction } from '@/features/account/session';
import { listPath, NO_FILTER, readFilter } from '@/features/appointments/rules';
import { keepSearch } from '@/features/appointments/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { formRoute, type SentForm } from '@/lib/form-route';
import { seeOther } from '@/lib/see-other';
import { isFromOwnPage } from '@/lib/visitor';

/** Takes the form above the list and leads to the list it asks for, with what is searched for kept out of its address. */
export const POST = formRoute(async ({ form, params: { locale: given } }: SentForm<{ locale: string }>) => {
  const locale = isLocale(given) ? given : routing.defaultLocale;
  if (!(await isFromOwnPage())) return seeOther(listPath({ locale, filter: NO_FILTER }));
  const texts = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const columns = form.getAll('columns').join('-');
  const filter = { ...readFilter({ ...texts, columns }), search: null, page: 1 };
  const text = (texts.q ?? '').replaceAll('\0', '').trim().slice(0, 80);
  try {
    if (!(await findStaffForAction())) {
      return seeOther(loginPath({ locale, to: listPath({ locale, filter }), why: 'ended' }));
    }
  } catch (error) {
    // The list says itself that it cannot be shown.
    if (!(error instanceof BackendError)) throw error;
  }
  const search = text ? await keepSearch(text) : null;
  return seeOther(listPath({ locale, filter: { ...filter, search } }));
});
