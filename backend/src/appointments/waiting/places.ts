import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Place } from '../availability/availability';
import type { EntryRow } from './entry-rows';

/** Returns where somebody would be offered a time: doctors who give the service in branches that are open for bookings. */
export function placesOf(
  { doctor, specialty, service, branches }: Pick<EntryRow, 'doctor' | 'specialty' | 'service' | 'branches'>,
  catalogue: CatalogueSnapshot,
): Place[] {
  const { doctors } = catalogue.data;
  const wanted = Object.values(doctors).filter(
    ({ documentId, specialties }) =>
      (doctor === null || documentId === doctor) &&
      (specialty === null || specialties.includes(specialty)) &&
      catalogue.gives({ doctor: documentId, service }),
  );
  return wanted.flatMap(({ documentId }) =>
    catalogue
      .branchesOf(documentId)
      .filter((branch) => branches.length === 0 || branches.includes(branch))
      .map((branch) => ({ doctor: documentId, branch, service }))
      .filter((place) => catalogue.closedOf(place) === null),
  );
}

/** Names a place in the memory of what was free. */
export function placeKey({ doctor, branch, service }: Place): string {
  return `${doctor}|${branch}|${service}`;
}
