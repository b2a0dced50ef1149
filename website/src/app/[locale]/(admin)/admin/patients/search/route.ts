import { z } from 'zod';
import { staffRoute } from '@/features/account/session/guards';
import { staffSearches } from '@/features/desk/appointments/session';
import { patientsAddress } from '@/features/desk/patient-search/address';
import { seeOther } from '@/lib/address/see-other';

const searchSchema = z.object({
  text: z
    .string()
    .catch('')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 80)),
});

/** Takes the field of the header and leads to the patients found, with the text kept out of the address. */
export const POST = staffRoute({
  schema: searchSchema,
  back: ({ locale }) => patientsAddress.path(locale),
  refused: ({ locale }) => seeOther(patientsAddress.path(locale)),
  handle: async ({ locale, input: { text } }) =>
    seeOther(patientsAddress.path(locale, { search: text ? await staffSearches.keep(text) : null })),
});
