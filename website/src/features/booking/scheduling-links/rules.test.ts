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
 * Elements that the profiles of the guide, and R4 below them, require: how often each is there, in the terms of FHIR
 * (hl7.org/fhir/uv/smart-scheduling-links, 1.0 STU 1).
 */
const PROFILES: Record<string, string> = {
  Location:
    'name 1..1, telecom 1..*, telecom.system 1..1, telecom.value 1..1, address 1..1, address.line 1..*, ' +
    'address.city 1..1, address.state 1..1, address.postalCode 1..1',
  Practitioner: 'identifier 1..1',
  PractitionerRole: 'practitioner 0..1',
  HealthcareService: 'active 1..1, type 1..1, specialty 1..1, location 1..1, name 1..1, notAvailable 0..0',
  Schedule:
    'actor 1..*, actor.reference 1..1, serviceType 1..*, extension.valueCoding.system 1..1, ' +
    'extension.valueCoding.code 1..1',
  Slot:
    'schedule 1..1, schedule.reference 1..1, status 1..1, start 1..1, end 1..1, extension 0..2, ' +
    'extension.url 1..1',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Counts how often the last part of a path is there, in each element that has the parts before it. */
function countsOf(element: unknown, [name = '', ...rest]: string[]): number[] {
  if (!isObject(element)) return [];
  // Elements left out for a reason are counted by `_name`.
  const found = [...listOf(element[name]), ...listOf(element[`_${name}`])];
  return rest.length === 0 ? [found.length] : found.flatMap((one) => countsOf(one, rest));
}

function faultsOf(resource: Resource): string[] {
  const profile = PROFILES[resource.resourceType];
  if (!profile) return [`${resource.resourceType} is no type of the guide`];
  return profile.split(', ').flatMap((line) => {
    const [path = '', range = ''] = line.split(' ');
    const [least, most] = range.split('..');
    return countsOf(resource, path.split('.')).flatMap((count) =>
      count < Number(least) || (most !== '*' && count > Number(most))
        ? [`${resource.resourceType}/${resource.id} ${path}: ${count}`]
        : [],
    );
  });
}

/** Every value in a resource, whatever it is in. */
function walk(value: unknown, visit: (value: unknown, name: string) => void, name = ''): void {
  visit(value, name);
  if (Array.isArray(value)) for (const one of value) walk(one, visit, name);
  else if (isObject(value)) for (const [key, one] of Object.entries(value)) walk(one, visit, key);
}

it('each resource has what its profile requires, each file is of one type, each id is one, and what refers leads to what is published', () => {
  expect(all.flatMap(faultsOf)).toEqual([]);
  expect(new Set(all.map(({ resourceType }) => resourceType))).toEqual(new Set(Object.keys(PROFILES)));
  const [first] = all;
  expect(faultsOf({ ...first, resourceType: 'Location', id: 'x', address: { line: ['a'] } })).toHaveLength(3);
  for (const { type, resources } of files)
    expect(resources.filter(({ resourceType }) => resourceType !== type)).toEqual([]);
  const known = all.map(({ resourceType, id }) => `${resourceType}/${id}`);
  expect(new Set(known).size).toBe(known.length);
  for (const { id } of all) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
  const faults: unknown[] = [];
  for (const resource of all)
    walk(resource, (value, name) => {
      if (name === 'reference' && !known.includes(String(value))) faults.push(value);
      // FHIR has no empty text, list or object, and no null.
      if (value === null || value === '' || (isObject(value) && Object.keys(value).length === 0))
        faults.push([resource.id, name]);
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

it('the manifest names every file with something in it by its whole address, and where it is about', () => {
  const manifest = manifestOf(files, '2026-11-29T10:00:00.000Z', addresses);
  expect(manifest.request).toBe('https://clinic.example/smart-scheduling/$bulk-publish');
  expect(manifest.transactionTime).toBe('2026-11-29T10:00:00.000Z');
  expect(manifest.error).toEqual([]);
  expect(Object.fromEntries(manifest.output.map(({ type, url }) => [type, url.split('/').at(-1)]))).toEqual({
    ...{ Location: 'locations.ndjson', Practitioner: 'practitioners.ndjson' },
    ...{ PractitionerRole: 'practitioner-roles.ndjson', HealthcareService: 'healthcare-services.ndjson' },
    ...{ Schedule: 'schedules.ndjson', Slot: 'slots-2.ndjson' },
  });
  expect(manifest.output).toHaveLength(6);
  expect(manifest.output[0]).toHaveProperty('extension', { state: ['Giza'] });
  expect(manifest.output.at(-1)).not.toHaveProperty('extension');
});
