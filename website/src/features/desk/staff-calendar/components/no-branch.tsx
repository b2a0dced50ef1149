import { EmptyState } from '@/components/ui/empty-state';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getTranslations } from '@/i18n/translations';

export async function NoBranch({ of }: { of: 'staffCalendar' | 'today' }) {
  const t = await getTranslations(of);
  return (
    <DeskPage title={t('title')}>
      <EmptyState title={t('noBranch')} text={t('noBranchText')} />
    </DeskPage>
  );
}
