import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { FeePlace } from '@/contract/fees';
import { getTranslations } from '@/i18n/translations';
import { readFees } from '../query';

/** Shows the fee of the visit before the patient's form; nothing if there is none. */
export async function FeeNote({ place, mayBeContract }: { place: FeePlace; mayBeContract: boolean }) {
  const locale = await getLocale();
  const [t, fees] = await Promise.all([getTranslations('fees'), readFees(locale)]);
  const fee = fees.ofPlace(place);
  if (!fee) return null;
  return (
    <p className="mt-4 flex gap-3 rounded-card bg-surface-sky px-4 py-3">
      <Icon name="lucide:wallet" className="mt-1 size-5 shrink-0 text-action" />
      <span>
        <span className="sr-only">{t('label')}: </span>
        <span className="font-semibold text-brand">{fee}</span>
        {mayBeContract ? <span className="block text-sm">{t('contractNote')}</span> : null}
      </span>
    </p>
  );
}
