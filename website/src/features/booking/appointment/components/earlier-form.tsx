import { Press } from '@/components/form/press';
import { getTranslations } from '@/i18n/translations';
import { askForEarlierAction } from '../actions';
import { type PartProps, PressSection } from './press-section';

/** Button to be told of an earlier time; nothing for patients who cannot be reached. */
export async function EarlierForm({ appointment: { earlier, bookingNumber: number }, trouble }: PartProps) {
  if (earlier === null) return null;
  const t = await getTranslations('waitingList.earlier');
  const isAsked = earlier === 'asked';
  return (
    <PressSection
      id="earlier"
      words={{ title: t('title'), text: isAsked ? t('asked') : t('text'), failed: t('failed') }}
      trouble={trouble}
    >
      <Press
        action={askForEarlierAction}
        fields={{ number, wanted: isAsked ? 'no' : 'yes' }}
        className="mt-3"
        variant={isAsked ? 'quiet' : 'secondary'}
        pendingLabel={t('sending')}
      >
        {isAsked ? t('stop') : t('ask')}
      </Press>
    </PressSection>
  );
}
