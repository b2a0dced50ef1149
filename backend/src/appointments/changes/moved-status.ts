import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { isAccepted } from '../booking/plan-appointment';
import type { AppointmentRow } from '../record/appointment-rows';

/**
 * Tells whether an appointment that its patient moves to a branch is confirmed there without a call: a confirmed one, where the
 * settings say so, or where a booking of its kind would be confirmed at once. Rule: docs/appointments.md.
 */
export function staysConfirmed(
  { status, doctor, service, contract_type }: AppointmentRow,
  branch: string,
  catalogue: CatalogueSnapshot,
): boolean {
  if (status !== 'confirmed') return false;
  if (catalogue.data.rules.movesStayConfirmed) return true;
  return contract_type === 'cash' && catalogue.confirmsAtOnce({ doctor, branch, service });
}

/** Branches to which its patient may move an appointment, its own first: those of its doctor that are open and take its card. */
export function branchesToMoveTo(
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): { branch: string; staysConfirmed: boolean }[] {
  const { doctor, service, contract_type: contractType, organisation } = row;
  const open = catalogue
    .branchesOf(doctor)
    .filter((branch) => catalogue.closedOf({ doctor, branch, service }) === null)
    .filter(
      (branch) => branch === row.branch || isAccepted({ branch, contractType, organisation }, catalogue),
    );
  return open
    .sort((a, b) => Number(b === row.branch) - Number(a === row.branch))
    .map((branch) => ({ branch, staysConfirmed: staysConfirmed(row, branch, catalogue) }));
}
