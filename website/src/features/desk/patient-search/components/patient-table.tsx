import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import type { FoundPatient } from '@/contract/patient-file';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatMoment } from '@/lib/time/clinic-time';
import { patientPath } from '../rules';

interface Props {
  patients: readonly FoundPatient[];
  open: string | null;
}

export async function PatientTable({ patients, open }: Props) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
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
        const { appointment: id, firstName, lastName, phone, country, age, noShows } = patient;
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead className="max-lg:col-span-2">
              <RowLink
                id={id}
                page={patientPath({ locale, appointment: id })}
                label={`${firstName} ${lastName}`}
              >
                <bdi>
                  {firstName} {lastName}
                </bdi>
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
                {formatPhone({ phone, country: country ?? undefined })}
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
