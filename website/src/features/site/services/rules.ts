/** Whether someone with these specialties offers a service; one without specialties is everybody's. */
export function isOfferedBy(service: { specialtyIds: string[] }, specialtyIds: string[]): boolean {
  return service.specialtyIds.length === 0 || service.specialtyIds.some((id) => specialtyIds.includes(id));
}
