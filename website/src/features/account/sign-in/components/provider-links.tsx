import { buttonClass } from '@/components/ui/button';
import { connectPath } from '@/features/account/session/rules';
import { getWords } from '@/i18n/translations';
import { findSignInWays } from '../data';

/** Links to the configured sign-in providers; nothing if there are none, or while the backend does not answer. */
export async function ProviderLinks({ to }: { to: string }) {
  const { providers } = await findSignInWays();
  if (providers.length === 0) return null;
  const [, t] = await getWords('account.login');
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-sm text-text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {providers.map((provider) => (
        <ProviderLink key={provider.name} {...provider} to={to} />
      ))}
    </div>
  );
}

/** A plain link: it leads to another site, and is not to be fetched ahead. */
export async function ProviderLink({ name, label, to }: { name: string; label: string; to: string }) {
  const [locale, t] = await getWords('account.login');
  return (
    <a
      href={connectPath({ locale, provider: name, to })}
      className={`${buttonClass({ variant: 'secondary' })} w-full`}
    >
      <span>{t.rich('continueWith', { name: () => <bdi>{label}</bdi> })}</span>
    </a>
  );
}
