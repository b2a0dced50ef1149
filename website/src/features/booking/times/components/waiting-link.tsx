import { Icon } from '@/components/ui/icon';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations } from '@/i18n/translations';
import { waitingListPath } from '@/lib/address/waiting-list-address';

/** The way to the waiting list, where nothing is free soon enough. */
export async function WaitingListLink(
  chosen: Partial<Record<'doctor' | 'branch' | 'service', { number: number }>>,
) {
  const t = await getTranslations('waitingList');
  const query = Object.fromEntries(Object.entries(chosen).map(([key, { number }]) => [key, String(number)]));
  return (
    <div className="rounded-card bg-surface-sky p-4">
      <p>{t('offer')}</p>
      <p className="mt-2">
        <PathButton path={waitingListPath(query)} variant="secondary" prefetch={false}>
          <Icon name="lucide:clock" />
          {t('form.send')}
        </PathButton>
      </p>
    </div>
  );
}
