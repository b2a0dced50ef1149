import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RememberList } from '@/components/list/remember-list';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { FoundPatients as Found } from '@/contract/patient-file';
import { PATIENT_SORTS, type PatientSort, patientsPath, sortPatients } from '../rules';
import { PatientLine } from './patient-line';

/** The usual order has no word in an address: it has to be said that it was chosen. */
function withView(path: string): string {
  return path.includes('sort=') ? path : `${path}${path.includes('?') ? '&' : '?'}view=all`;
}

/** Whom a search found; `found` is null where nothing was typed, or this browser does not know it any more. */
export async function FoundPatients({
  locale,
  found,
  isForgotten,
  mark,
  sort,
}: {
  locale: Locale;
  found: Found | null;
  isForgotten: boolean;
  /** Stands in addresses for what was typed. */
  mark: string | null;
  sort: PatientSort | null;
}) {
  const [t, words] = await Promise.all([getTranslations('patientSearch'), getTranslations('appointments')]);
  return (
    <Container>
      <RememberList list="patients" path={patientsPath({ locale, sort })} />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-text-soft">{t('hint')}</p>
      <div className="mt-4">
        {isForgotten ? <EmptyState title={words('forgotten')} text={words('forgottenText')} /> : null}
        {found?.data.length === 0 ? <EmptyState title={t('nobody')} text={t('nobodyText')} /> : null}
        {found && found.data.length > 0 ? (
          <Card>
            <p role="status" className="font-semibold">
              {t('found', { count: found.data.length })}
            </p>
            {found.meta.isCapped ? <p className="text-sm text-text-soft">{t('capped')}</p> : null}
            <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 text-sm">
              <span className="me-1 text-text-soft">{t('sort')}</span>
              {[null, ...PATIENT_SORTS].map((one) => (
                <Link
                  key={one ?? 'last'}
                  href={withView(patientsPath({ locale, mark, sort: one }))}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-action aria-[current]:bg-surface-sky"
                  {...(one === sort ? { 'aria-current': 'true' as const } : {})}
                >
                  {t(`sorts.${one ?? 'last'}`)}
                </Link>
              ))}
            </nav>
            <ul className="divide-y divide-line">
              {sortPatients({ found: found.data, sort, locale }).map((patient) => (
                <PatientLine key={patient.appointment} locale={locale} patient={patient} />
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </Container>
  );
}
