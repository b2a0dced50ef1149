import { Press } from '@/components/form/press';
import { Card } from '@/components/ui/card';
import type { StaffDetail } from '@/contract/staff-account';
import { getTranslations } from '@/i18n/translations';
import { changeStaffAction } from '../actions';

/** The second factor of somebody's account: whether there is one, whether there must be, and its reset. */
export async function StaffFactor({ account }: { account: StaffDetail }) {
  const t = await getTranslations('staff');
  const { documentId, hasSecondFactor, secondFactorRequired } = account;
  const requirement = secondFactorRequired ? 'release' : 'require';
  const actions = hasSecondFactor ? ([requirement, 'reset'] as const) : ([requirement] as const);
  return (
    <Card>
      <h2 className="text-lg">{t('factor.title')}</h2>
      <p className="mt-2 font-semibold">
        {hasSecondFactor ? t('factor.on') : t('factor.off')}
        {secondFactorRequired ? <span className="font-normal"> · {t('factor.required')}</span> : null}
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('factor.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {actions.map((what) => (
          <Press
            key={what}
            action={changeStaffAction}
            fields={{ id: documentId, what }}
            variant="secondary"
            pendingLabel={t('saving')}
          >
            {t(`factor.${what}`)}
          </Press>
        ))}
      </div>
    </Card>
  );
}
