import { Container } from '@/components/ui/container';
import { iconShape } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { HIDE_ANNOUNCEMENT_SCRIPT } from '../bar-client';
import { getAnnouncement } from '../data';
import { CloseButton } from './close-button';

/** Announcement above every page today; a browser in which it was closed remembers that. */
export async function AnnouncementBar({ locale }: { locale: Locale }) {
  const announcement = await getAnnouncement({ locale });
  if (!announcement) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { key, endsAt, lang, text, link } = announcement;
  return (
    <>
      <section
        aria-label={t('announcement')}
        data-announcement={key}
        data-ends-at={endsAt}
        data-surface="deep"
        // The script behind it may have hidden it.
        suppressHydrationWarning
        className="bg-surface-deep text-sm text-text-on-deep print:hidden"
      >
        <Container className="flex items-center justify-between gap-3 py-0.5">
          <p className="min-w-0 py-1.5" {...contentLang({ lang }, locale)}>
            {text}{' '}
            {link ? (
              <Link
                href={localePath({ locale, path: link.path })}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
              >
                {link.label}
              </Link>
            ) : null}
          </p>
          <CloseButton label={t('closeAnnouncement')} icon={iconShape('lucide:x')} />
        </Container>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_ANNOUNCEMENT_SCRIPT }} />
    </>
  );
}
