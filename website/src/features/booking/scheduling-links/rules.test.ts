import { expect, it } from 'vitest';
import { type LinkedClinic, linkedFiles, manifestOf, type Resource } from './rules';

const maadi = {
  ...{ number: 2, name: 'Maadi', address: '12 Road 9', locality: 'Cairo', region: null, country: 'EG' },
  ...{ timeZone: 'Africa/Cairo', phone: '+20225550100', location: { latitude: 29.96, longitude: 31.25 } },
};
const giza = { ...maadi, number: 3, name: 'Giza', region: 'Giza', location: null };
const slots = [
  { startsAt: '2026-11-29T22:30:00.000Z', endsAt: '2026-11-29T22:50:00.000Z' },
  { startsAt: '2026-11-30T08:00:00.000Z', endsAt: '2026-11-30T08:20:00.000Z' },
];
const doctor = { number: 7, name: 'Dr Mona' };
const ears = { number: 1, name: 'Ear, nose and throat' };
const clinic: LinkedClinic = {
  branches: [maadi, giza],
  practices: [
    { doctor, specialties: [ears, { number: 4, name: 'Hearing' }], branch: maadi, slots },
    { doctor, specialties: [ears], branch: giza, slots: [] },
    { doctor: { number: 8, name: 'Dr Omar' }, specialties: [], branch: maadi, slots },
  ],
  service: 'Consultation',
  phone: '+2016000',
};
const addresses = {
  site: (path: string) => `https://clinic.example${path}`,
  booking: (place: object) => `https://clinic.example/en/booking?${new URLSearchParams({ ...place })}`,
};
const files = linkedFiles(clinic, addresses);
const all = files.flatMap(({ resources }) => resources);

/**
 * Elements that the profiles of the guide, and R4 below them, require of each that has the parts before, in the terms of FHIR
 * (hl7.org/fhir/uv/smart-scheduling-links, 1.0 STU 1).
 */
const REQUIRED: Record<string, string> = {
  Location:
    'name telecom telecom.system telecom.value address.line address.city address.state address.postalCode',
  Practitioner: 'identifier',
  PractitionerRole: 'practitioner',
  HealthcareService: 'active type specialty location name',
  Schedule: 'actor actor.reference serviceType extension.valueCoding.system extension.valueCoding.code',
  Slot: 'schedule schedule.reference status start end extension.url',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function lacks(element: unknown, [name = '', ...rest]: string[]): boolean {
  if (!isObject(element)) return true;
  // Elements left out for a reason are said by `_name`.
  const found = [element[name] ?? [], element[`_${name}`] ?? []].flat();
  return rest.length === 0 ? found.length === 0 : found.some((one) => lacks(one, rest));
}

const faultsOf = (resource: Resource) =>
  (REQUIRED[resource.resourceType] ?? 'profile')
    .split(' ')
    .filter((path) => lacks(resource, path.split('.')))
    .map((path) => `${resource.resourceType}/${resource.id} has no ${path}`);

it('each resource has what its profile requires, each file is of one type, each id is one, and what refers leads to what is published', () => {
  expect(all.flatMap(faultsOf)).toEqual([]);
  expect(new Set(all.map(({ resourceType }) => resourceType))).toEqual(new Set(Object.keys(REQUIRED)));
  const [first] = all;
  expect(faultsOf({ ...first, resourceType: 'Location', id: 'x', address: { line: ['a'] } })).toHaveLength(3);
  for (const { type, resources } of files)
    expect(resources.filter(({ resourceType }) => resourceType !== type)).toEqual([]);
  const known = all.map(({ resourceType, id }) => `${resourceType}/${id}`);
  expect(new Set(known).size).toBe(known.length);
  for (const { id } of all) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
  const faults: unknown[] = [];
  JSON.stringify(all, (name, value: unknown) => {
    if (name === 'reference' && !known.includes(String(value))) faults.push(value);
    // FHIR has no empty text, list or object, and no null.
    if (value === null || value === '' || (isObject(value) && Object.keys(value).length === 0))
      faults.push(name);
    return value;
  });
  expect(faults).toEqual([]);
});

it('each slot is free, has an instant with its offset, and opens the booking at exactly its time', () => {
  const published = files.filter(({ type }) => type === 'Slot').flatMap(({ resources }) => resources);
  expect(published).toHaveLength(4);
  for (const slot of published) {
    expect(slot).toMatchObject({ status: 'free' });
    for (const instant of [slot.start, slot.end])
      expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d)$/);
    const guide = 'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition';
    const valueUrl = expect.stringContaining(`time=${encodeURIComponent(String(slot.start))}`);
    expect(slot.extension).toEqual([
      { url: `${guide}/booking-deep-link`, valueUrl },
      { url: `${guide}/booking-phone`, valueString: '+2016000' },
    ]);
  }
  // Half an hour after midnight by the clock of the branch.
  expect(JSON.stringify(published[0])).toContain('date=2026-11-30&time=2026-11-29T22');
});

it('the manifest names every file with something in it, and where it is about', () => {
  const { output } = manifestOf(files, '2026-11-29T10:00:00.000Z', addresses);
  const names = 'locations practitioners practitioner-roles healthcare-services schedules slots-2'.split(' ');
  expect(output.map(({ url }) => url)).toEqual(
    names.map((name) => `https://clinic.example/smart-scheduling/${name}.ndjson`),
  );
  expect(output[0]).toHaveProperty('extension', { state: ['Giza'] });
  expect(output.at(-1)).not.toHaveProperty('extension');
});
