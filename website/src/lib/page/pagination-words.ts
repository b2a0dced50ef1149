import { getTranslations, textsOf } from '@/i18n/translations';

export async function paginationWords() {
  const t = await getTranslations('ui.pagination');
  return {
    ...textsOf(t, 'label', 'previous', 'next'),
    page: (page: number) => t('page', { page }),
  };
}
