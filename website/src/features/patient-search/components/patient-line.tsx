import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import type { FoundPatient } from '@/contract/patient-file';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/clinic-time';
import { formatPhone } from '@/lib/phone';
import { patientPath } from '../rules';

/** A patient in a list: who, how often they came, when they come next, and the way to all of it. */
export async function PatientLine({ patient, children }: { patient: FoundPatient; children?: ReactNode }) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  const { firstName, lastName, phone, country, age, next, last } = patient;
  const momentOf = ({ startsAt: instant, timeZone }: NonNullable<FoundPatient['next']>) => {
    const at = { instant, timeZone, locale };
    return formatMoment(at);
  };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <ActionLink
          href={patientPath({ locale, appointment: patient.appointment })}
          className="text-lg underline underline-offset-4"
        >
          <bdi>
            {firstName} {lastName}
          </bdi>
        </ActionLink>
        <bdi dir="ltr" className="tabular-nums">
          {formatPhone({ phone, ...(country ? { country } : {}) })}
        </bdi>
        <span className="text-text-soft">{words('detail.age', { age: age ?? -1 })}</span>
      </div>
      <p className="text-sm text-text-soft">
        {t('visits', { count: patient.visits })}
        {patient.noShows > 0 ? (
          <strong className="text-danger"> · {t('noShows', { count: patient.noShows })}</strong>
        ) : null}
        {next ? ` · ${t('next', { moment: momentOf(next) })}` : ''}
        {last ? ` · ${t('last', { moment: momentOf(last) })}` : ''}
      </p>
      {children}
    </li>
  );
}
