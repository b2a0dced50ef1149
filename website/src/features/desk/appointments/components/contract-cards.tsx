import { Card } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { StaffPicture } from './staff-picture';

export async function ContractCards({ file }: { file: AppointmentDetail }) {
  if (file.contractType === 'cash') return null;
  const t = await getTranslations('cards.staff');
  return (
    <Card as="section" className="md:col-span-2">
      <h2 className="text-lg">{t('title')}</h2>
      {file.cards.length === 0 ? (
        <p className="mt-2 text-text-soft">{t('gone')}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-text-soft">{t('recorded')}</p>
          <div className="mt-4 grid gap-6 sm:grid-cols-2">
            {file.cards.map((side) => (
              <StaffPicture key={side} id={file.documentId} side={side} label={t(side)} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
