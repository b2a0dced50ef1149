import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { askForEarlierAction } from '../actions';
import { PressSection, type PressTrouble } from './press-section';

/** Button to be told of an earlier time; nothing for patients who cannot be reached. A form works without script. */
export async function EarlierForm({
  appointment,
  trouble,
}: {
  appointment: OwnAppointment;
  trouble: PressTrouble;
}) {
  if (appointment.earlier === null) return null;
  const [locale, t] = await getWords('waitingList.earlier');
  const isAsked = appointment.earlier === 'asked';
  return (
    <PressSection
      id="earlier"
      words={{ title: t('title'), text: isAsked ? t('asked') : t('text'), failed: t('failed') }}
      trouble={trouble}
    >
      <form action={askForEarlierAction} className="mt-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="number" value={appointment.bookingNumber} />
        <input type="hidden" name="wanted" value={isAsked ? 'no' : 'yes'} />
        <SubmitButton variant={isAsked ? 'quiet' : 'secondary'} pendingLabel={t('sending')}>
          {isAsked ? t('stop') : t('ask')}
        </SubmitButton>
      </form>
    </PressSection>
  );
}
