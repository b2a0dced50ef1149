import { iconShape } from '@/components/ui/icon';
import { NextFreeLine } from '@/features/site/next-free-times/components/next-free-line';
import { getTranslations } from '@/i18n/translations';
import type { Doctor } from '../data';

/** Shows when a doctor can be seen next, and where: the live part of every place that shows a doctor. */
export async function DoctorNextFree({ doctor }: { doctor: Pick<Doctor, 'id' | 'branches'> }) {
  const t = await getTranslations('availability');
  return (
    <NextFreeLine
      doctorId={doctor.id}
      branches={Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name]))}
      label={t('nextFree')}
      icon={iconShape('lucide:clock')}
    />
  );
}
