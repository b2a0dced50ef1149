import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { AppointmentDetail } from '@/contract/appointment';
import { CardViewer } from '@/features/booking/cards/components/card-viewer';
import { cardPath } from '@/features/booking/cards/rules';
import { getTranslations } from '@/i18n/translations';

export async function ContractCards({ file }: { file: AppointmentDetail }) {
  if (file.contractType === 'cash') return null;
  const t = await getTranslations('cards.staff');
  const words = {
    show: t('show'),
    rotate: t('rotate'),
    closer: t('closer'),
    wider: t('wider'),
    failed: t('failed'),
    retry: t('retry'),
  };
  const icons = {
    rotate: <Icon name="lucide:rotate-cw" className="size-5" />,
    closer: <Icon name="lucide:zoom-in" className="size-5" />,
    wider: <Icon name="lucide:zoom-out" className="size-5" />,
  };
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
              <CardViewer
                key={side}
                src={cardPath({ id: file.documentId, side })}
                label={t(side)}
                icons={icons}
                words={words}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
