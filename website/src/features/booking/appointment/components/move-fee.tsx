import { Icon } from '@/components/ui/icon';
import type { OwnAppointment } from '@/contract/appointment';
import { getFeeTable } from '@/features/site/fees/data';
import { pricesIn } from '@/features/site/fees/rules';
import { displayedFeeWords } from '@/features/site/fees/words';
import { getWords } from '@/i18n/translations';

/** Fee of an appointment once it is moved to the branch with this document id. */
export async function MoveFee({ appointment, branchId }: { appointment: OwnAppointment; branchId: string }) {
  const [locale, t] = await getWords('fees');
  const isElsewhere = branchId !== appointment.branch.documentId;
  const fee = isElsewhere ? await feeAt(appointment, branchId) : appointment.fee;
  const said = await displayedFeeWords({ locale, fee, contractType: appointment.contractType });
  if (!said) return null;
  return (
    <p className="mt-2 flex gap-2 text-sm">
      <Icon name="lucide:wallet" className="mt-0.5 size-4 shrink-0 text-action" />
      <span>
        <span className="sr-only">{t('label')}: </span>
        {said}
      </span>
    </p>
  );
}

async function feeAt({ doctor, service }: OwnAppointment, branchId: string) {
  const table = await getFeeTable();
  const places = [{ service: service.documentId, doctor: doctor.documentId, branch: branchId }];
  const prices = pricesIn(table, places);
  return prices && table.currency ? { currency: table.currency, ...prices } : null;
}
