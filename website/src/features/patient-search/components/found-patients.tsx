import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { FoundPatients as Found } from '@/contract/patient-file';
import { PatientLine } from './patient-line';

/** Whom a search found; `found` is null where nothing was typed, or this browser does not know it any more. */
export async function FoundPatients({
  locale,
  found,
  isForgotten,
}: {
  locale: Locale;
  found: Found | null;
  isForgotten: boolean;
}) {
  const [t, words] = await Promise.all([getTranslations('patientSearch'), getTranslations('appointments')]);
  return (
    <Container>
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
            <ul className="divide-y divide-line">
              {found.data.map((patient) => (
                <PatientLine key={patient.appointment} locale={locale} patient={patient} />
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </Container>
  );
}
