import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import { CardViewer } from '@/features/booking/cards/components/card-viewer';
import { getTranslations, textsOf } from '@/i18n/translations';

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

/** A picture of an appointment, shown when staff ask for it, because each look is recorded. */
export async function StaffPicture({ id, side, label }: { id: string; side: string; label: string }) {
  const t = await getTranslations('cards.staff');
  const words = textsOf(t, 'show', 'rotate', 'closer', 'wider', 'failed', 'retry');
  const icons = {
    rotate: <Icon name="lucide:rotate-cw" className="size-5" />,
    closer: <Icon name="lucide:zoom-in" className="size-5" />,
    wider: <Icon name="lucide:zoom-out" className="size-5" />,
  };
  const src = `/api/appointments/${id}/cards/${side}`;
  return <CardViewer src={src} label={label} icons={icons} words={words} />;
}
