import { LoadingBar } from '@/components/layout/loading-bar';
import { ToastArea } from '@/components/layout/toast-area';
import { UpdateCheck } from '@/components/layout/update-check';
import { directionOf, type Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** Draws what every page has beside its content: the loading bar, the toasts and the check for a newer build. */
export async function SiteServices({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <>
      <LoadingBar />
      <ToastArea
        direction={directionOf(locale)}
        words={{ label: t('notifications'), close: t('closeNotification') }}
      />
      <UpdateCheck />
    </>
  );
}
