import { ListBeside } from '@/components/list/list-beside';
import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RememberList } from '@/components/list/remember-list';
import { RowLink } from '@/components/list/row-link';
import { ActionButton } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { LabelledSection } from '@/components/ui/labelled-section';
import { Link } from '@/components/ui/link';
import type { ImportedPatient } from '@/contract/imports';
import type { FoundPatients as Found, FoundPatient, PatientFile } from '@/contract/patient-file';
import { bookForAddress } from '@/features/desk/appointments/address';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getClinicCountry } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatMoment } from '@/lib/time/clinic-time';
import { PATIENT_SORTS, type PatientSort, patientsAddress } from '../address';
import { nameOf, sortPatients } from '../rules';
import { PatientPage } from './patient-page';

/** The usual order has no word in an address: it has to be said that it was chosen. */
function withView(path: string): string {
  return path.includes('sort=') ? path : `${path}${path.includes('?') ? '&' : '?'}view=all`;
}

interface Props {
  found: Found | null;
  isForgotten: boolean;
  text: string | null;
  filter: { search: string | null; sort: PatientSort | null };
  beside: PatientFile | null;
}

/** Patients that a search found; `found` is null before a search, or when this browser has forgotten it. */
export async function FoundPatients({ found, isForgotten, text, filter, beside }: Props) {
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
            label: nameOf(beside.patient),
            panel: <PatientPage file={beside} id={beside.patient.appointment} isBeside />,
          }
        }
        path={path}
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
              <nav aria-label={words('filter.sort')} className="flex flex-wrap items-center gap-x-1 text-sm">
                <span className="me-1 text-text-soft max-sm:sr-only">{words('filter.sort')}</span>
                {[null, ...PATIENT_SORTS].map((one) => (
                  <Link
                    key={one ?? 'last'}
                    href={withView(patientsAddress.path(locale, { ...filter, sort: one }))}
                    className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-action aria-[current]:bg-surface-sky"
                    {...(one === sort ? { 'aria-current': 'true' as const } : {})}
                  >
                    {t(`sorts.${one ?? 'last'}`)}
                  </Link>
                ))}
              </nav>
            </div>
            {found?.meta.isCapped ? <p className="text-sm text-text-soft">{t('capped')}</p> : null}
            <PatientTable patients={patients} open={open} />
          </>
        ) : null}
        {imported.length > 0 ? <ImportedPatients patients={imported} /> : null}
      </ListBeside>
    </Container>
  );
}

async function ImportedPatients({ patients }: { patients: readonly ImportedPatient[] }) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const country = await getClinicCountry(locale);
  return (
    <LabelledSection id="imported" title={t('imported.title')} className="mt-8">
      <p className="text-sm text-text-soft">{t('imported.text')}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {patients.map(({ documentId: id, firstName, lastName, phone, email, age, notes }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <strong>
              <bdi>
                {firstName} {lastName}
              </bdi>
            </strong>
            <bdi dir="ltr" className="tabular-nums">
              {formatPhone({ phone, country })}
            </bdi>
            <span className="text-sm text-text-soft">{words('detail.age', { age: age ?? -1 })}</span>
            {email ? <bdi className="text-sm break-all">{email}</bdi> : null}
            <ActionButton href={bookForAddress(id).path(locale)} className="ms-auto">
              {t('book')}
            </ActionButton>
            {notes ? (
              <p className="w-full whitespace-pre-line text-sm text-text-soft wrap-anywhere">{notes}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

async function PatientTable({ patients, open }: { patients: FoundPatient[]; open: string | null }) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const clinic = await getClinicCountry(locale);
  const keys = (['patient', 'phone', 'visits', 'next', 'last'] as const).filter(
    (key) => !(open && key === 'last'),
  );
  const momentOf = (key: 'next' | 'last', { [key]: visit }: FoundPatient) =>
    visit ? (
      <>
        <InCard>{t(`columns.${key}`)}: </InCard>
        {formatMoment({ instant: visit.startsAt, timeZone: visit.timeZone, locale })}
      </>
    ) : null;
  return (
    <ListTable columns={columnsOf(keys, (key) => t(`columns.${key}`))}>
      {patients.map((patient) => {
        const { appointment: id, phone, country, age, noShows } = patient;
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead className="max-lg:col-span-2">
              <RowLink id={id} page={patientsAddress.entry(locale, id)} label={nameOf(patient)}>
                <bdi>{nameOf(patient)}</bdi>
              </RowLink>{' '}
              <span className="text-sm text-text-soft">
                {words('detail.age', { age: age ?? -1 })}
                {patient.fileNumbers.length > 0 ? (
                  <>
                    {' · '}
                    <bdi className="tabular-nums">{patient.fileNumbers.join(' · ')}</bdi>
                  </>
                ) : null}
              </span>
            </ListHead>
            <ListCell inCard="start" className="text-sm">
              <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                {formatPhone({ phone, country: country ?? clinic })}
              </bdi>
            </ListCell>
            <ListCell inCard="end" className="text-sm">
              {t('visits', { count: patient.visits })}
              {noShows > 0 ? (
                <strong className="block text-danger">{t('noShows', { count: noShows })}</strong>
              ) : null}
            </ListCell>
            <ListCell className="text-sm">{momentOf('next', patient)}</ListCell>
            {open ? null : (
              <ListCell className="text-sm text-text-soft">{momentOf('last', patient)}</ListCell>
            )}
          </ListRow>
        );
      })}
    </ListTable>
  );
}
