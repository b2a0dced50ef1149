import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { readSearch } from '@/features/appointments/session';
import { FoundPatients } from '@/features/patient-search/components/found-patients';
import { findPatients } from '@/features/patient-search/data';
import { readPatient } from '@/features/patient-search/query';
import { patientPath, patientsPath, readPatientSort } from '@/features/patient-search/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { besidePath } from '@/lib/list-memory';
import { privateMetadata } from '@/lib/private-metadata';
import { recallList, restoreList } from '@/lib/restore-list';
import { readId, readText } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'patientSearch.title' });

/** Whom the field in the header finds, for staff. Where that is one patient alone, it leads to them. */
export default async function PatientsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => patientsPath({ locale, sort: readPatientSort(query.sort) });
  await restoreList({ list: 'patients', params: search, pathOf });
  const mark = readText(search.search) || null;
  // A search leads here without an order: that of the list as it was left.
  const sort = 'sort' in search || 'view' in search ? readPatientSort(search.sort) : await keptSort();
  const open = readId(search.open);
  const path = patientsPath({ locale, mark, sort });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  // Without a search no call of the backend follows, which would say so.
  if (session.user.staff === null) redirect(loginPath({ locale, why: 'notStaff' }));
  const text = mark === null ? null : await readSearch(mark);
  const found = text === null ? null : await find({ token: session.token, text });
  if (found === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (found === 'failed') return <StaffTrouble retry={to} />;
  const only = found?.data.length === 1 && !found.meta.isCapped ? found.data[0] : undefined;
  if (only) redirect(patientPath({ locale, appointment: only.appointment }));
  const file = open && found ? await readPatient({ token: session.token, appointment: open }) : null;
  return (
    <FoundPatients
      locale={locale}
      found={found}
      isForgotten={mark !== null && text === null}
      mark={mark}
      text={text}
      sort={sort}
      beside={file === null || typeof file === 'string' ? null : file}
    />
  );
}

async function keptSort() {
  return readPatientSort((await recallList('patients'))?.sort);
}

async function find(asked: { token: string; text: string }) {
  try {
    return await findPatients(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
