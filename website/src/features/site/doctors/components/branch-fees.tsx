import { getLocale } from 'next-intl/server';
import { FeeList } from '@/features/site/fees/components/fee-list';
import { readFees } from '@/features/site/fees/query';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';

export async function BranchFees({
  branch,
  doctors,
}: {
  branch: { id: string };
  doctors: { id: string; specialties: { id: string }[] }[];
}) {
  const locale = await getLocale();
  const [fees, services] = await Promise.all([readFees(locale), listServices({ locale })]);
  const rows = services.flatMap((service) => {
    const { id, name, lang } = service;
    const who = doctors.filter(({ specialties }) => isOfferedBy(service, specialties));
    const prices = fees.pricesIn(
      who.map((doctor) => ({ service: id, doctor: doctor.id, branch: branch.id })),
    );
    return prices ? [{ id, name, lang, fees: [{ text: fees.say(prices), names: [] }] }] : [];
  });
  return <FeeList rows={rows} />;
}
