import { Press } from '@/components/form/press';
import { Card } from '@/components/ui/card';
import { getTranslations } from '@/i18n/translations';
import { changeStaffRulesAction } from '../actions';

/** Whether a second factor is required of everybody, with how many have none yet, and the switch. */
export async function FactorOfAll({
  isRequired,
  without,
}: {
  isRequired: boolean;
  /** How many accounts have none. */
  without: number;
}) {
  const t = await getTranslations('staff');
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-lg">{t('factor.ofAll.title')}</h2>
      <p className="mt-2 font-semibold">{t(isRequired ? 'factor.ofAll.on' : 'factor.ofAll.off')}</p>
      <p className="mt-1 text-sm text-text-soft">
        {t('factor.ofAll.without', { count: without })} {t('factor.ofAll.text')}
      </p>
      <Press
        action={changeStaffRulesAction}
        fields={{ secondFactorOfAll: String(!isRequired) }}
        className="mt-4"
        variant="secondary"
        pendingLabel={t('saving')}
      >
        {t(isRequired ? 'factor.ofAll.release' : 'factor.ofAll.require')}
      </Press>
    </Card>
  );
}
