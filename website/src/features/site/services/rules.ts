/** Services by specialty, in their order, those of everybody (null) first; one of several stands under its first. */
export function groupServices<Specialty extends { id: string }, Service extends { specialtyIds: string[] }>(
  services: readonly Service[],
  specialties: readonly Specialty[],
) {
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
export function isOfferedBy(service: { specialtyIds: string[] }, specialties: readonly { id: string }[]) {
  const { specialtyIds } = service;
  return specialtyIds.length === 0 || specialties.some(({ id }) => specialtyIds.includes(id));
}
