import { randomUUID } from 'node:crypto';
import type { Locale } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { cardIcons, cardWords } from '@/features/booking/cards/words';
import { ConsentWords } from '@/features/booking/details/components/consents';
import { guardianWords } from '@/features/booking/details/words';
import { payerOptions } from '@/features/desk/appointments/payer-words';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { calendarAddress, type WantedTime } from '@/features/desk/staff-calendar/address';
import { walkInAddress } from '@/features/desk/today/address';
import { readFees } from '@/features/site/fees/query';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { phoneCountry } from '@/lib/contact/contact-questions';
import { dateInZone, formatMoment } from '@/lib/time/clinic-time';
import type { NewAppointmentPage } from '../query';
import { ageNow } from '../rules';
import { CallerForm } from './caller-form';

export async function NewAppointment({ wanted, page }: { wanted: WantedTime; page: NewAppointmentPage }) {
  const [locale, t, detail] = await getWords('staffCalendar', 'appointments.detail');
  const [fees, card] = await Promise.all([readFees(locale), cardWords(locale)]);
  const { branch, doctor, doctors, services, organisations, setting } = page;
  const guardian = await guardianWords({ locale, guardianAge: setting.guardianAge });
  const usual = setting.defaultServiceId ?? services[0]?.id ?? '';
  const at = { instant: wanted.startsAt, timeZone: branch.timeZone, locale };
  const back = wanted.walkIn
    ? walkInAddress.path(locale, { branch: branch.id })
    : calendarAddress.path(locale, { branch: branch.id, date: dateInZone(at) });
  return (
    <DeskPage
      narrow
      title={t(wanted.walkIn ? 'new.walkInTitle' : wanted.overbook ? 'new.overbookTitle' : 'new.title')}
      back={{ href: back, label: t(wanted.walkIn ? 'new.backToTimes' : 'title') }}
    >
      {wanted.overbook ? (
        <div
          className={`mt-4 flex gap-3 rounded-card border-2 p-5 ${wanted.walkIn ? 'border-status-pending bg-status-pending-soft text-status-pending' : 'border-danger bg-danger-soft text-danger'}`}
        >
          <Icon name="lucide:triangle-alert" className="mt-1 size-6 shrink-0" />
          <p className="font-semibold">{t(wanted.walkIn ? 'overbook.walkIn' : 'overbook.warning')}</p>
        </div>
      ) : null}
      <Card className="mt-4">
        <p className="font-semibold text-lg">{formatMoment({ ...at, style: 'long' })}</p>
        <p>
          {doctor.name} · {branch.name}
        </p>
      </Card>
      <ClientMessages of={['staffCalendar.new', 'staffCalendar.overbook', 'appointments.amend']}>
        <CallerForm
          idempotencyKey={randomUUID()}
          wanted={wanted}
          card={{ words: card, icons: cardIcons() }}
          clock={{ locale, timeZone: branch.timeZone }}
          doctors={doctors}
          phoneCountry={phoneCountry({ country: branch.country, locale })}
          guardian={{ age: setting.guardianAge, words: guardian }}
          consentText={<ConsentWords setting={setting} locale={locale} />}
          phoneMessages={
            setting.phoneMessages && {
              options: (['no', ...setting.phoneMessages.channels] as const).map((choice) => ({
                value: choice === 'no' ? '' : choice,
                label: t(`new.tellByChoices.${choice}`),
              })),
              text: (
                <>
                  {t(wanted.walkIn ? 'new.walkInConsentTitle' : 'new.consentTitle')}:{' '}
                  <q lang={setting.lang}>{setting.phoneMessages.text}</q>
                </>
              ),
            }
          }
          defaults={{
            ...startOf(page, locale),
            service: services.find(({ id }) => id === wanted.service)?.id ?? usual,
          }}
          options={{
            service: services.map(({ id, name }) => {
              const fee = fees.ofPlace({ service: id, doctor: doctor.id, branch: branch.id });
              return { value: id, label: fee ? `${name} · ${fee}` : name };
            }),
            ...payerOptions(organisations, detail),
            locale: (['ar', 'en'] as const).map((one) => ({ value: one, label: detail(`languages.${one}`) })),
            status: (['confirmed', 'pending'] as const).map((status) => ({
              value: status,
              label: t(`new.statuses.${status}`),
            })),
          }}
        />
      </ClientMessages>
    </DeskPage>
  );
}

/** Returns the initial values of the form for a patient known to the clinic or from an import; consents are asked for again. */
function startOf(page: NewAppointmentPage, locale: Locale): Record<string, string> {
  const { known, imported, organisations } = page;
  const person = known ?? imported;
  if (!person) return {};
  const organisation = organisations.find(({ id }) => id === known?.organisation?.documentId);
  const { age } = person;
  const grown = known && age !== null ? ageNow({ age, saidAt: known.createdAt, now: Date.now() }) : age;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    email: person.email ?? '',
    age: String(grown ?? ''),
    locale: known?.locale ?? locale,
    contractType: known && organisation ? known.contractType : 'cash',
    organisation: organisation?.id ?? '',
  };
}
