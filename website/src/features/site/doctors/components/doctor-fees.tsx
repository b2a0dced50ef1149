import { getLocale } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import type { Branch } from '@/features/site/branches/data';
import { FeeList } from '@/features/site/fees/components/fee-list';
import { readFees } from '@/features/site/fees/query';
import { groupByPrices } from '@/features/site/fees/rules';
import { listServices, type Service } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { getWords } from '@/i18n/translations';
import { type Doctor, listDoctors } from '../data';

export async function DoctorFees({ doctor }: { doctor: Doctor }) {
  const locale = await getLocale();
  const [fees, services] = await Promise.all([readFees(locale), listServices({ locale })]);
  const rows = services
    .filter((service) => isOfferedBy(service, doctor.specialties))
    .map(({ id, name, lang }) => {
      const groups = groupByPrices(
        doctor.branches.map((branch) => ({
          prices: fees.pricesIn([{ service: id, doctor: doctor.id, branch: branch.id }]),
          name: branch,
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

export async function BranchFees({ branch, doctors }: { branch: Branch; doctors: Doctor[] }) {
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

export async function ServiceFees({ service }: { service: Service }) {
  const [locale, t, ui] = await getWords('fees', 'ui');
  const [fees, doctors] = await Promise.all([readFees(locale), listDoctors({ locale })]);
  const entries = doctors
    .filter(({ specialties }) => isOfferedBy(service, specialties))
    .flatMap((doctor) => {
      const places = doctor.branches.map((branch) => ({
        prices: fees.pricesIn([{ service: service.id, doctor: doctor.id, branch: branch.id }]),
        name: branch.name,
      }));
      const own = groupByPrices(places);
      return own.map(({ prices, names }) => ({
        prices,
        name: own.length === 1 ? doctor.name : `${doctor.name} (${names.join(ui('listComma'))})`,
      }));
    });
  const groups = groupByPrices(entries);
  if (groups.length === 0) return null;
  const rows = groups.map(({ prices, names }) => (
    <p key={fees.say(prices)} className="mt-1 first-of-type:mt-0">
      <span className="font-semibold tabular-nums">{fees.say(prices)}</span>
      {groups.length > 1 ? (
        <span className="block text-sm text-text-soft">{names.join(ui('listComma'))}</span>
      ) : null}
    </p>
  ));
  // A fold that hides a single row saves nothing.
  const first = rows.length > 2 ? 1 : rows.length;
  return (
    <div>
      <dt className="text-sm text-text-soft">{t('label')}</dt>
      <dd>{rows.slice(0, first)}</dd>
      {first < rows.length ? (
        <dd className="mt-2">
          <Fold title={t('others', { count: rows.length - first })}>{rows.slice(first)}</Fold>
        </dd>
      ) : null}
      <dd className="mt-1 text-sm text-text-soft">{t('contractNote')}</dd>
    </div>
  );
}
