import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { BookingQuery } from '@/lib/address/booking-address';
import { waitingListPath } from '@/lib/address/waiting-list-address';

/** The way to the waiting list, where nothing is free soon enough. */
export async function WaitingListLink({ query }: { query: BookingQuery }) {
  const [locale, t] = await getWords('waitingList');
  return (
    <div className="rounded-card bg-surface-sky p-4">
      <p>{t('offer')}</p>
      <p className="mt-2">
        <ButtonLink
          href={localePath({ locale, path: waitingListPath(query) })}
          variant="secondary"
          prefetch={false}
        >
          <Icon name="lucide:clock" />
          {t('join')}
        </ButtonLink>
      </p>
    </div>
  );
}
