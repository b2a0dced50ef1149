import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'plainBooking.busy' });
  return { title: t('title'), robots: { index: false } };
});

/** Page with status 503 for pictures sent while too many others are read (server/guards/bounded-bodies.ts). */
export default localePage(({ locale }) => <FormNotRead locale={locale} why="busy" />);
