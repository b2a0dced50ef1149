import Link from 'next/link';
import { ListBeside } from '@/components/list/list-beside';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { FoundPatients as Found, PatientFile } from '@/contract/patient-file';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { PATIENT_SORTS, type PatientSort, patientsAddress } from '../address';
import { sortPatients } from '../rules';
import { ImportedPatients } from './imported-patients';
import { PatientPage } from './patient-page';
import { PatientTable } from './patient-table';

/** The usual order has no word in an address: it has to be said that it was chosen. */
function withView(path: string): string {
  return path.includes('sort=') ? path : `${path}${path.includes('?') ? '&' : '?'}view=all`;
}

/** Whom a search found; `found` is null where nothing was typed, or this browser does not know it any more. */
export async function FoundPatients({
  found,
  isForgotten,
  text,
  filter,
  beside,
}: {
  found: Found | null;
  isForgotten: boolean;
  /** What was typed; null where nothing was, or it is forgotten. */
  text: string | null;
  filter: { search: string | null; sort: PatientSort | null };
  /** The patient who is open beside the list. */
  beside: PatientFile | null;
}) {
  const { sort } = filter;
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const path = patientsAddress.path(locale, filter);
  const open = beside?.patient.appointment ?? null;
  const patients = found ? sortPatients(found.data, sort, locale) : [];
  const imported = found?.meta.imported ?? [];
  return (
    <Container>
      <RememberList list="patients" path={patientsAddress.path(locale, { sort })} />
      <ListBeside
        beside={
          beside && {
            id: beside.patient.appointment,
            label: `${beside.patient.firstName} ${beside.patient.lastName}`,
            panel: <PatientPage file={beside} id={beside.patient.appointment} isBeside />,
          }
        }
        close={withView(path)}
      >
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts dates={{ from: null, to: null }} filter={text === null ? [] : [text]} />
        {patients.length > 0 ? null : <p className="mt-1 max-w-prose text-text-soft">{t('hint')}</p>}
        {isForgotten ? <EmptyState title={words('forgotten')} text={words('forgottenText')} /> : null}
        {found?.data.length === 0 && imported.length === 0 ? (
          <EmptyState title={t('nobody')} text={t('nobodyText')} />
        ) : null}
        {patients.length > 0 ? (
          <>
            <div className="flex flex-wrap items-center gap-x-6">
              <p role="status" className="font-semibold">
                {t('found', { count: patients.length })}
              </p>
              <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 text-sm">
                <span className="me-1 text-text-soft max-sm:sr-only">{t('sort')}</span>
                {[null, ...PATIENT_SORTS].map((one) => (
                  <Link
                    key={one ?? 'last'}
                    href={withView(patientsAddress.path(locale, { ...filter, sort: one }))}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-action aria-[current]:bg-surface-sky"
                    {...(one === sort ? { 'aria-current': 'true' as const } : {})}
                  >
                    {t(`sorts.${one ?? 'last'}`)}
                  </Link>
                ))}
              </nav>
            </div>
            {found?.meta.isCapped ? <p className="text-sm text-text-soft">{t('capped')}</p> : null}
            <PatientTable patients={patients} path={path} open={open} />
          </>
        ) : null}
        {imported.length > 0 ? <ImportedPatients patients={imported} /> : null}
      </ListBeside>
    </Container>
  );
}
