import { Icon } from '@/components/ui/icon';
import { NextFreeLine } from '@/features/next-free-times/components/next-free-line';
import { nextFreeWords } from '@/features/next-free-times/words';
import type { Locale } from '@/i18n/routing';
import type { Doctor } from '../data';

/** When a doctor can be seen next, and at which branch: the live part of every place that shows a doctor. */
export async function DoctorNextFree({
  doctor,
  locale,
}: {
  doctor: Pick<Doctor, 'id' | 'branches'>;
  locale: Locale;
}) {
  return (
    <NextFreeLine
      doctorId={doctor.id}
      branches={Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name]))}
      locale={locale}
      words={await nextFreeWords()}
      icon={<Icon name="lucide:clock" className="size-5" />}
    />
  );
}
