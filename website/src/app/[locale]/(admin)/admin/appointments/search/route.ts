import { z } from 'zod';
import { staffRoute } from '@/features/account/session/guards';
import { appointmentsAddress, NO_FILTER } from '@/features/desk/appointments/address';
import { staffSearches } from '@/features/desk/appointments/session';
import type { Locale } from '@/i18n/routing';
import { asChosen } from '@/lib/address/list-memory';
import { keepList } from '@/lib/address/restore-list';
import { seeOther } from '@/lib/address/see-other';

const searchSchema = z.instanceof(FormData).transform((form) => {
  const texts = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const columns = form.getAll('columns').join('-');
  const filter = { ...appointmentsAddress.read({ ...texts, columns }), search: null, page: 1 };
  return { filter, text: (texts.q ?? '').replaceAll('\0', '').trim().slice(0, 80) };
});

/** Takes the form above the list and leads to that list, with the search text kept out of its address. */
export const POST = staffRoute({
  schema: searchSchema,
  read: (form) => form,
  back: ({ locale, input }) => appointmentsAddress.path(locale, input.filter),
  refused: ({ trouble, body, locale }) =>
    // Other errors are shown by the list itself.
    trouble.kind === 'foreign'
      ? seeOther(appointmentsAddress.path(locale, NO_FILTER))
      : leadToList({ locale, input: searchSchema.parse(body) }),
  handle: leadToList,
});

async function leadToList(asked: { locale: Locale; input: z.output<typeof searchSchema> }) {
  const { locale, input } = asked;
  const { filter, text } = input;
  const search = text ? await staffSearches.keep(text) : null;
  const path = asChosen(appointmentsAddress.path(locale, { ...filter, search }));
  await keepList({ list: 'appointments', path });
  return seeOther(path);
}
