import { AutoRefresh } from '@/components/ui/auto-refresh';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { getTranslations } from '@/i18n/translations';

const ASK_AGAIN_SECONDS = 5;

/** Page while days are added up that nobody has asked for before. It asks again by itself, also without script. */
export async function FiguresPending({ retry }: { retry: string }) {
  const t = await getTranslations('figures');
  return (
    <Container>
      {/* A meta refresh keeps running after a client-side navigation and would bring the reader back: only without script. */}
      <AutoRefresh everyMs={ASK_AGAIN_SECONDS * 1000} />
      <noscript>
        <meta httpEquiv="refresh" content={`${ASK_AGAIN_SECONDS}; url=${retry}`} />
      </noscript>
      <EmptyState
        as="h1"
        title={t('pending')}
        text={t('pendingText')}
        action={
          <ButtonLink href={retry} prefetch={false}>
            {t('pendingRetry')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
