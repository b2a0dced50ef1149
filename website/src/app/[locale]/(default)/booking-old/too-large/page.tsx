import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'plainBooking.tooLarge' });
  return { title: t('title'), robots: { index: false } };
});

/** Page for a one-page form whose pictures are too large to be read at all (server/guards/bounded-bodies.ts). */
export default localePage(({ locale }) => <FormNotRead locale={locale} why="tooLarge" />);
