import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { getTranslations } from '@/i18n/translations';
import { PathButton } from './entry-link';

/** Stands in for a page that no editor has written yet, and leads to the doctors. */
export async function NoContent({ of }: { of: 'home.notReady' | 'about.noneYet' }) {
  const t = await getTranslations();
  return (
    <Section>
      <EmptyState
        as="h1"
        title={t(`${of}.title`)}
        text={t(`${of}.text`)}
        action={<PathButton path="/doctors">{t(`${of}.action`)}</PathButton>}
      />
    </Section>
  );
}
