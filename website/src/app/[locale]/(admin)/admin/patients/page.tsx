import { redirect } from 'next/navigation';
import { staffPage } from '@/features/account/session/page-guards';
import { staffSearches } from '@/features/desk/appointments/session';
import { patientsAddress } from '@/features/desk/patient-search/address';
import { FoundPatients } from '@/features/desk/patient-search/components/found-patients';
import { findPatients, getPatientFile } from '@/features/desk/patient-search/data';
import { recallList } from '@/lib/address/restore-list';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patientSearch.title');

/** Patients that the field in the header finds. One result alone leads straight to that patient. */
export default staffPage({
  duty: 'desk',
  list: 'patients',
  async ask({ search }) {
    // A search leads here without an order: that of the list as it was left.
    const { sort } = 'sort' in search || 'view' in search ? search : ((await recallList('patients')) ?? {});
    return { filter: patientsAddress.read({ ...search, sort }) };
  },
  path: ({ locale, filter }) => patientsAddress.path(locale, filter),
  async show({ locale, session: { token }, open, filter }) {
    const mark = filter.search;
    const text = mark === null ? null : await staffSearches.read(mark);
    const found = text === null ? null : await findPatients({ token, text });
    const only =
      found?.data.length === 1 && !found.meta.isCapped && found.meta.imported.length === 0
        ? found.data[0]
        : undefined;
    if (only) redirect(patientsAddress.entry(locale, only.appointment));
    const file = open && found ? await nullIfUnavailable(() => getPatientFile(token, open)) : null;
    return (
      <FoundPatients
        found={found}
        isForgotten={mark !== null && text === null}
        text={text}
        filter={filter}
        beside={file}
      />
    );
  },
});
