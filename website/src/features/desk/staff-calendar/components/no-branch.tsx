import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { getTranslations } from '@/i18n/translations';

export async function NoBranch({ of }: { of: 'staffCalendar' | 'today' }) {
  const t = await getTranslations(of);
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <EmptyState title={t('noBranch')} text={t('noBranchText')} />
    </Container>
  );
}
