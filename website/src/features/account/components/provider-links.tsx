import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { getTranslations } from '@/i18n/translations';
import { findSignInWays } from '../data';
import { connectPath } from '../rules';

/** One way to each configured provider of social sign-in; nothing where there is none, or while nobody can say. */
export async function ProviderLinks({ to }: { to: string }) {
  const locale = await getLocale();
  const { providers } = await findSignInWays();
  if (providers.length === 0) return null;
  const t = await getTranslations('account.login');
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-sm text-text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {providers.map(({ name, label }) => (
        // A plain link: it leads to another site, and is not to be fetched ahead.
        <a
          key={name}
          href={connectPath({ locale, provider: name, to })}
          className={`${buttonClass({ variant: 'secondary' })} w-full`}
        >
          <span>{t.rich('continueWith', { name: () => <bdi>{label}</bdi> })}</span>
        </a>
      ))}
    </div>
  );
}
