/** Services of one specialty, in the order of the list; `specialty` is null for those of every specialty. */
export interface ServiceGroup<Specialty, Service> {
  specialty: Specialty | null;
  services: Service[];
}

/** Services by specialty, those of everybody first; one of several specialties stands under its first. */
export function groupServices<Specialty extends { id: string }, Service extends { specialtyIds: string[] }>(
  services: readonly Service[],
  specialties: readonly Specialty[],
): ServiceGroup<Specialty, Service>[] {
  const placeOf = ({ specialtyIds }: Service) => {
    const own = specialtyIds.filter((id) => specialties.some((one) => one.id === id));
    return own.length === specialties.length ? null : (own[0] ?? null);
  };
  return [null, ...specialties]
    .map((specialty) => ({
      specialty,
      services: services.filter((service) => placeOf(service) === (specialty?.id ?? null)),
    }))
    .filter((group) => group.services.length > 0);
}

/** Tells whether someone with these specialties offers a service; one without specialties is everybody's. */
export function isOfferedBy(
  { specialtyIds }: { specialtyIds: string[] },
  specialties: readonly { id: string }[],
): boolean {
  return specialtyIds.length === 0 || specialties.some(({ id }) => specialtyIds.includes(id));
}
