import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { previewLink } from '@/contract/preview';
import { type Locale, localePath, routing } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readText, withSearch } from '@/lib/address/search-params';
import { localePage } from '@/lib/page/locale-page';
import { isPreviewing } from '@/lib/request/is-previewing';
import { cn } from '@/lib/text/cn';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false } };

const SCREENS = ['phone', 'desktop'] as const;
const LANGUAGES = ['both', ...routing.locales] as const;

/** Page of the site with unpublished content, in both languages beside each other, as on a phone or a desktop. */
export default localePage(async ({ locale, searchParams }) => {
  const query = await searchParams;
  const path = previewLink.shape.path.safeParse(query.path);
  if (!path.success || !(await isPreviewing())) notFound();
  const t = await getTranslations({ locale, namespace: 'preview' });
  const screen = SCREENS.find((one) => one === readText(query.screen)) ?? 'phone';
  const language = LANGUAGES.find((one) => one === readText(query.language)) ?? 'both';
  const shown: readonly Locale[] = language === 'both' ? routing.locales : [language];
  const addressOf = (change: { screen?: string; language?: string }) =>
    withSearch(localePath({ locale, path: '/preview' }), { path: path.data, screen, language, ...change });
  return (
    <div className="flex min-h-svh flex-col bg-surface-sky">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-2">
        <h1 className="text-base font-semibold">{t('title')}</h1>
        <p className="text-sm text-text-soft">{t('hint')}</p>
        <nav aria-label={t('choices')} className="ms-auto flex flex-wrap gap-x-6 gap-y-2">
          <Choices
            label={t('screen')}
            items={SCREENS.map((one) => ({
              href: addressOf({ screen: one }),
              label: t(`screens.${one}`),
              isCurrent: one === screen,
            }))}
          />
          <Choices
            label={t('language')}
            items={LANGUAGES.map((one) => ({
              href: addressOf({ language: one }),
              label: t(`languages.${one}`),
              isCurrent: one === language,
            }))}
          />
        </nav>
      </header>
      <main
        id="content"
        className={cn('grow gap-6 p-4', screen === 'phone' ? 'flex flex-wrap justify-center' : 'grid')}
      >
        {shown.map((one) => (
          <iframe
            key={one}
            src={encodeURI(localePath({ locale: one, path: path.data }))}
            title={t(`languages.${one}`)}
            className={cn(
              'rounded-card border border-line bg-surface shadow-card',
              screen === 'phone' ? 'h-[50rem] w-[24.375rem] max-w-full' : 'h-[85svh] w-full',
            )}
          />
        ))}
      </main>
    </div>
  );
});

interface Props {
  label: string;
  items: { href: string; label: string; isCurrent: boolean }[];
}

function Choices({ label, items }: Props) {
  return (
    <ul aria-label={label} className="flex overflow-hidden rounded-control border border-line">
      {items.map(({ href, label: name, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            className={cn(
              'flex min-h-11 items-center px-4 text-sm font-semibold text-action',
              isCurrent && 'bg-surface-sky',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
