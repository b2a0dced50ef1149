import { Brand } from '@/components/layout/brand';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { SkipLink } from '@/components/layout/skip-link';
import { WaveField } from '@/components/ui/wave';
import { getMainInfo } from '@/features/site/main-info/data';
import { ClientMessages } from '@/i18n/client-messages';
import { localePath, otherLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { localeLayout } from '@/lib/page/locale-page';

/** A page that is stored could not carry the nonce of its answer. A build without a backend has to be told. */
export const dynamic = 'force-dynamic';

export default localeLayout(async ({ locale, children }) => {
  const [info, t] = await Promise.all([
    getMainInfo(locale),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  return (
    <div className="relative flex min-h-svh flex-col overflow-hidden bg-surface-sky">
      <SkipLink label={t('skipToContent')} />
      <WaveField className="absolute -end-24 top-1/2 size-[36rem] -translate-y-1/2 text-action/40" />
      <header className="relative flex min-h-16 items-center justify-between px-4 sm:px-6">
        <Brand href={localePath({ locale, path: '/' })} name={info?.siteName ?? ''} />
        <LanguageSwitch
          target={otherLocale(locale)}
          label={t('switchLanguage')}
          hint={t('switchLanguageHint')}
          className="flex min-h-11 items-center rounded-control px-3 font-semibold text-action"
        />
      </header>
      {/* Not in the middle: the card would move as it grows, where its page arrives in parts. */}
      <main
        id="content"
        tabIndex={-1}
        className="relative flex grow items-start justify-center px-4 pt-6 pb-16 outline-none sm:pt-[14svh]"
      >
        <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
          <ClientMessages of={[]}>{children}</ClientMessages>
        </div>
      </main>
    </div>
  );
});
