import type { AppointmentDetail } from '@/contract/appointment';
import { GUARDIAN_RELATIONS, isErased, STAFF_FIELDS } from '@/contract/patient';
import { scopesOf } from '@/features/booking/appointment/series-rules';
import { cardIcons, cardWords } from '@/features/booking/cards/words';
import { payerOptions } from '@/features/desk/appointments/payer-words';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import type { Organisation } from '@/features/site/organisations/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { phoneCountry } from '@/lib/contact/contact-questions';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import { AmendForm } from './amend-form';

interface Props {
  file: AppointmentDetail;
  organisations: Organisation[];
}

export async function AmendPage({ file, organisations }: Props) {
  const [locale, t, detail, series] = await getWords(
    'appointments.amend',
    'appointments.detail',
    'appointment.series',
  );
  const own = file.organisation;
  const said = { ...file, age: file.saidAge, organisation: own?.documentId };
  const { contractType, organisation: offered } = payerOptions(organisations, detail);
  // One that is accepted no more stays the appointment's own.
  const isOffered = own === null || offered.some(({ value }) => value === own.documentId);
  const organisation = isOffered
    ? offered
    : [{ value: own.documentId, label: own.name?.[locale] ?? '' }, ...offered];
  return (
    <DeskPage
      narrow
      title={t('title')}
      back={{
        href: appointmentPath({ locale, id: file.documentId }),
        label: detail.rich('title', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> }),
      }}
    >
      {isErased(file) ? (
        <p className="mt-4">{t('refused.erased')}</p>
      ) : (
        <>
          <p className="mt-1 text-text-soft">{t('text')}</p>
          <ClientMessages of={['appointments.amend']}>
            <AmendForm
              id={file.documentId}
              version={file.version}
              current={Object.fromEntries(STAFF_FIELDS.map((field) => [field, String(said[field] ?? '')]))}
              scopes={scopesOf(file.series, file.bookingNumber, series)}
              kept={file.cards}
              phoneCountry={phoneCountry({ country: file.branch.country ?? UNKNOWN_COUNTRY, locale })}
              options={{
                guardianRelation: GUARDIAN_RELATIONS.map((relation) => ({
                  value: relation,
                  label: detail(`relations.${relation}`),
                })),
                contractType,
                organisation,
              }}
              card={{ words: await cardWords(locale), icons: cardIcons() }}
            />
          </ClientMessages>
        </>
      )}
    </DeskPage>
  );
}
