import { getTranslations } from '@/i18n/translations';

/** The words of components/ui/pagination in the reader's language. */
export async function paginationWords() {
  const t = await getTranslations('ui.pagination');
  return {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
  };
}
