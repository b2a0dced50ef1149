import { CONTRACT_TYPES } from '@/contract/patient';
import type { Organisation } from '@/features/site/organisations/data';
import type { Words } from '@/i18n/translations';

/** Choices of who pays for a visit: the kinds of contract, and the organisations that one may be with. */
export function payerOptions(organisations: readonly Organisation[], detail: Words<'appointments.detail'>) {
  const kindOf = (type: (typeof CONTRACT_TYPES)[number]) => detail(`contracts.${type}`);
  return {
    contractType: CONTRACT_TYPES.map((type) => ({ value: type, label: kindOf(type) })),
    organisation: organisations.map(({ id, name, kind }) => ({
      value: id,
      label: `${name} (${kindOf(kind)})`,
    })),
  };
}
