import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { getTranslations } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';

export async function StaffTrouble({ retry }: { retry: string }) {
  const t = await getTranslations('appointments');
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('failed')}
        text={sayFaultId({ text: t('failedText'), id: currentFaultId() })}
        action={
          <ButtonLink href={retry} prefetch={false}>
            {t('retry')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
