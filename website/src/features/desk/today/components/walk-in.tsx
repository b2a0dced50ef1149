import { KeptField, KeptSelect, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { ActionButton } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LabelledSection } from '@/components/ui/labelled-section';
import { NAME_LENGTH, PHONE_LENGTH } from '@/contract/limits';
import { LANGUAGES } from '@/contract/patient';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { calendarAddress, newAppointmentAddress } from '@/features/desk/staff-calendar/address';
import { getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/time/clinic-time';
import { addToQueueAction } from '../actions';
import { todayAddress } from '../address';
import type { WalkInPage } from '../query';
import { walkInTimes } from '../rules';

/** Times shown of each doctor: a walk-in takes the next one. */
const SHOWN = 4;

export async function WalkIn({ page }: { page: WalkInPage }) {
  const [locale, t] = await getWords('today');
  const { branch, calendar } = page;
  const now = Date.now();
  const max = calendar.meta.extraWalkIns;
  const doctors = calendar.data
    .map(({ doctor, days }) => {
      const entries = days.flatMap((day) => day.entries);
      return { id: doctor.documentId, name: doctor.name[locale], ...walkInTimes(entries, { max, now }) };
    })
    .filter(({ times }) => times.length > 0)
    // Fully booked doctors come last.
    .sort((a, b) => a.left - b.left || (a.times[0] ?? '').localeCompare(b.times[0] ?? ''));
  return (
    <DeskPage
      narrow
      title={t('walkIn.title')}
      back={{ href: todayAddress.path(locale, { branch: branch.id }), label: t('title') }}
    >
      <p className="mt-1 text-text-soft">{t('walkIn.text', { branch: branch.name })}</p>
      {doctors.length === 0 ? (
        <EmptyState
          title={t('walkIn.none')}
          text={t('walkIn.noneText')}
          action={
            <ButtonLink href={calendarAddress.path(locale, { branch: branch.id })} prefetch={false}>
              {t('walkIn.calendar')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {doctors.map(({ id, name, times, left }) => (
            <li key={id} className="grid gap-3 p-4 sm:grid-cols-[1fr_auto] sm:items-center">
              <div>
                <h2 className="text-lg">{name}</h2>
                {left > 0 ? (
                  <p className="text-sm text-status-pending">{t('walkIn.beside', { left, max })}</p>
                ) : null}
              </div>
              <ul className="flex flex-wrap gap-2">
                {times.slice(0, SHOWN).map((startsAt, index) => (
                  <li key={startsAt}>
                    <ActionButton
                      href={newAppointmentAddress.path(locale, {
                        ...{ branch: branch.id, doctor: id, startsAt },
                        ...{ overbook: left > 0, walkIn: true },
                      })}
                      variant={index === 0 && left === 0 ? 'primary' : 'secondary'}
                    >
                      {formatTime({ instant: startsAt, timeZone: branch.timeZone, locale })}
                    </ActionButton>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <QueueAdd page={page} />
    </DeskPage>
  );
}

/** Form that adds a walk-in without a time to the queue; works without script. */
async function QueueAdd({ page: { branch, calendar, phoneMessages } }: { page: WalkInPage }) {
  const [locale, t, words] = await getWords('today.queue', 'appointments');
  const control = (name: 'name' | 'phone' | 'doctor' | 'tellBy' | 'language') => {
    return { id: `queue-${name}`, name, label: t(name) };
  };
  return (
    <LabelledSection id="queue-add" title={t('add')} className="mt-8">
      <p className="text-text-soft">{t('addText')}</p>
      <ResultForm
        action={addToQueueAction}
        fields={{ branch: branch.id }}
        className="mt-3 grid gap-4 sm:grid-cols-2"
        noValidate
      >
        <div className="empty:hidden sm:col-span-2">
          <ResultNote />
        </div>
        <KeptField {...control('name')} dir="auto" autoComplete="off" maxLength={NAME_LENGTH} />
        <KeptField
          {...control('phone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={PHONE_LENGTH}
        />
        <KeptSelect
          {...control('doctor')}
          placeholder={t('anyDoctor')}
          options={calendar.data.map(({ doctor }) => ({
            value: doctor.documentId,
            label: doctor.name[locale],
          }))}
        />
        {phoneMessages ? (
          <>
            <KeptSelect
              {...control('tellBy')}
              hint={
                <>
                  {t('readOut')} <q lang={phoneMessages.lang}>{phoneMessages.text}</q>
                </>
              }
              placeholder={t('tellNot')}
              options={phoneMessages.channels.map((value) => ({ value, label: words(`channels.${value}`) }))}
            />
            <KeptSelect
              {...control('language')}
              options={LANGUAGES.map((value) => ({ value, label: words(`detail.languages.${value}`) }))}
              defaultValue={locale}
            />
          </>
        ) : null}
        <div className="self-end">
          <SubmitButton pendingLabel={t('saving')}>{t('submit')}</SubmitButton>
        </div>
      </ResultForm>
    </LabelledSection>
  );
}
