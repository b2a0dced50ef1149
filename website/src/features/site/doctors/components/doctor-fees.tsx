import { getLocale } from 'next-intl/server';
import { FeeList } from '@/features/site/fees/components/fee-list';
import { readFees } from '@/features/site/fees/query';
import { groupByPrices } from '@/features/site/fees/rules';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';

export async function DoctorFees({
  doctor,
}: {
  doctor: { id: string; specialties: { id: string }[]; branches: { id: string; name: string }[] };
}) {
  const locale = await getLocale();
  const [fees, services] = await Promise.all([readFees(locale), listServices({ locale })]);
  const rows = services
    .filter((service) => isOfferedBy(service, doctor.specialties))
    .map(({ id, name, lang }) => {
      const groups = groupByPrices(
        doctor.branches.map((branch) => ({
          prices: fees.pricesIn([{ service: id, doctor: doctor.id, branch: branch.id }]),
          name: branch.name,
        })),
      );
      const isSame = groups.length === 1 && groups[0]?.names.length === doctor.branches.length;
      return {
        id,
        name,
        lang,
        fees: groups.map(({ prices, names }) => ({ text: fees.say(prices), names: isSame ? [] : names })),
      };
    });
  return <FeeList rows={rows.filter((row) => row.fees.length > 0)} />;
}
