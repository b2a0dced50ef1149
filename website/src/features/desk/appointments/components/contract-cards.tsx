import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { StaffPicture } from './staff-picture';

export async function ContractCards({ file }: { file: AppointmentDetail }) {
  if (file.contractType === 'cash') return null;
  const t = await getTranslations('cards.staff');
  return (
    <Panel className="md:col-span-2" title={t('title')} text={file.cards.length > 0 && t('recorded')}>
      {file.cards.length === 0 ? (
        <p className="mt-2 text-text-soft">{t('gone')}</p>
      ) : (
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          {file.cards.map((side) => (
            <StaffPicture key={side} id={file.documentId} side={side} label={t(side)} />
          ))}
        </div>
      )}
    </Panel>
  );
}
