import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import type { ImportedPatient } from '@/contract/imports';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/phone';
import { bookForPath } from '../rules';

/** Whom the former system knew and who has no appointment here yet: all that is known of them, and the way to book. */
export async function ImportedPatients({ patients }: { patients: readonly ImportedPatient[] }) {
  const [locale, t, words] = await getWords('patientSearch', 'appointments');
  return (
    <section aria-labelledby="imported" className="mt-8">
      <h2 id="imported" className="text-lg">
        {t('imported.title')}
      </h2>
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
              {formatPhone({ phone })}
            </bdi>
            <span className="text-sm text-text-soft">{words('detail.age', { age: age ?? -1 })}</span>
            {email ? <bdi className="text-sm break-all">{email}</bdi> : null}
            <Link
              href={bookForPath(locale, id)}
              prefetch={false}
              className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ms-auto`}
            >
              {t('book')}
            </Link>
            {notes ? (
              <p className="w-full whitespace-pre-line text-sm text-text-soft wrap-anywhere">{notes}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
