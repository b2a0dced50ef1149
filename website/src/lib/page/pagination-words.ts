import { getTranslations } from '@/i18n/translations';

export async function paginationWords() {
  const t = await getTranslations('ui.pagination');
  return {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
  };
}
