import { Press } from '@/components/form/press';
import { Card } from '@/components/ui/card';
import { BY_PASSWORD } from '@/contract/roles';
import type { StaffDetail } from '@/contract/staff-account';
import { findSignInWays } from '@/features/account/data';
import { getTranslations } from '@/i18n/translations';
import { changeStaffAction } from '../actions';

/** By what an account signs in, password or provider, where there is more than the one way. */
export async function StaffProvider({ account }: { account: StaffDetail }) {
  const providers = (await findSignInWays()).providers;
  if (providers.length === 0 && account.provider === BY_PASSWORD) return null;
  const t = await getTranslations('staff.provider');
  const ways = [{ name: BY_PASSWORD, label: t('local') }, ...providers];
  const present = ways.find(({ name }) => name === account.provider);
  return (
    <Card>
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-2 font-semibold">
        <bdi>{present?.label ?? account.provider}</bdi>
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ways
          .filter((way) => way !== present)
          .map(({ name, label }) => (
            <Press
              key={name}
              action={changeStaffAction}
              fields={{ id: account.documentId, what: 'provider', provider: name }}
              variant="secondary"
              pendingLabel={t('saving')}
            >
              <span>
                {name === BY_PASSWORD ? t('useLocal') : t.rich('use', { name: () => <bdi>{label}</bdi> })}
              </span>
            </Press>
          ))}
      </div>
    </Card>
  );
}
