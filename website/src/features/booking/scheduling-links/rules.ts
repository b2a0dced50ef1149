import type { FreeTime } from '@/contract/availability';
import { dateInZone } from '@/lib/time/clinic-time';

/** The guide's own base of names: SMART Scheduling Links (HL7), 1.0 STU 1. */
const GUIDE = 'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition';
const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

/** A line of a file: a resource of FHIR R4. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/** Numbers are those of public addresses. */
export interface LinkedBranch {
  number: number;
  name: string;
  address: string;
  locality: string | null;
  region: string | null;
  country: string;
  timeZone: string;
  phone: string;
  location: { latitude: number; longitude: number } | null;
}
interface Named {
  number: number;
  name: string;
}
/** A doctor in a branch, with the free times that can be booked there. */
export interface LinkedPractice {
  doctor: Named;
  specialties: Named[];
  branch: LinkedBranch;
  slots: FreeTime[];
}

export interface LinkedClinic {
  branches: LinkedBranch[];
  practices: LinkedPractice[];
  /** Name of the default service. */
  service: string;
  /** The number to call and book by. */
  phone: string;
}

/** Absolute addresses of a path of the site, and of the booking with a time chosen. */
export interface Addresses {
  site: (path: string) => string;
  booking: (place: { doctor: number; branch: number; date: string; time: string }) => string;
}

const location = ({ number, name }: LinkedBranch) => ({
  reference: `Location/branch-${number}`,
  display: name,
});
const roleId = ({ doctor, branch }: LinkedPractice) => `doctor-${doctor.number}-${branch.number}`;
const phoneOf = (value: string) => ({ system: 'phone', value, use: 'work' });

/** Makes a part of an address. Parts are required: FHIR marks an unknown one. */
function part(name: string, value: string | null) {
  if (value) return { [name]: value };
  return { [`_${name}`]: { extension: [{ url: ABSENT, valueCode: 'unknown' }] } };
}

function locationOf(branch: LinkedBranch): Resource {
  const { number, name, address, locality, region, country, phone, location: place } = branch;
  return {
    resourceType: 'Location',
    id: `branch-${number}`,
    status: 'active',
    name,
    telecom: [phoneOf(phone)],
    address: {
      line: [address],
      ...part('city', locality),
      ...part('state', region),
      ...part('postalCode', null),
      country,
    },
    ...(place ? { position: { longitude: place.longitude, latitude: place.latitude } } : {}),
  };
}

function slotsOf(practice: LinkedPractice, phone: string, addresses: Addresses): Resource[] {
  const [doctor, branch] = [practice.doctor.number, practice.branch.number];
  return practice.slots.map(({ startsAt, endsAt }) => ({
    resourceType: 'Slot',
    id: `${doctor}-${branch}-${Date.parse(startsAt) / 60_000}`,
    schedule: { reference: `Schedule/${roleId(practice)}` },
    status: 'free',
    start: startsAt,
    end: endsAt,
    extension: [
      {
        url: `${GUIDE}/booking-deep-link`,
        valueUrl: addresses.booking({
          doctor,
          branch,
          date: dateInZone({ instant: startsAt, timeZone: practice.branch.timeZone }),
          time: startsAt,
        }),
      },
      { url: `${GUIDE}/booking-phone`, valueString: phone },
    ],
  }));
}

/** A file of the publication: its resources are all of one type. */
export interface LinkedFile {
  name: string;
  type: string;
  /** States of the branches it is about, for clients that look in one place. */
  state: string[];
  resources: Resource[];
}

const byId = (resources: Resource[]) => [...new Map(resources.map((one) => [one.id, one])).values()];

/** Makes the files for other booking sites, in the terms of the guide: branches, doctors, offers, free times by branch. */
export function linkedFiles(clinic: LinkedClinic, addresses: Addresses): LinkedFile[] {
  const { branches, practices, service, phone } = clinic;
  const specialtySystem = addresses.site('/smart-scheduling/specialties');
  const serviceId = (specialty: Named, branch: LinkedBranch) =>
    `service-${specialty.number}-${branch.number}`;
  const text = (name: string) => [{ text: name }];
  const stateOf = (of: LinkedBranch[]) => [...new Set(of.flatMap(({ region }) => region ?? []))];

  const practitioners = practices.map(({ doctor: { number, name } }) => ({
    resourceType: 'Practitioner',
    id: `doctor-${number}`,
    identifier: [{ system: addresses.site('/en/doctors'), value: String(number) }],
    active: true,
    name: [{ text: name }],
  }));
  const services = practices.flatMap(({ specialties, branch }) =>
    specialties.map((specialty) => ({
      resourceType: 'HealthcareService',
      id: serviceId(specialty, branch),
      active: true,
      type: text(service),
      specialty: text(specialty.name),
      location: [location(branch)],
      name: `${specialty.name}, ${branch.name}`,
      telecom: [phoneOf(phone)],
      appointmentRequired: true,
    })),
  );
  const roles = practices.map((practice) => ({
    resourceType: 'PractitionerRole',
    id: roleId(practice),
    active: true,
    practitioner: {
      reference: `Practitioner/doctor-${practice.doctor.number}`,
      display: practice.doctor.name,
    },
    specialty: practice.specialties.map(({ name }) => ({ text: name })),
    location: [location(practice.branch)],
    healthcareService: practice.specialties.map((specialty) => ({
      reference: `HealthcareService/${serviceId(specialty, practice.branch)}`,
    })),
    telecom: [phoneOf(phone)],
  }));
  const schedules = practices.map((practice) => ({
    resourceType: 'Schedule',
    id: roleId(practice),
    active: true,
    serviceType: text(service),
    actor: [
      location(practice.branch),
      { reference: `PractitionerRole/${roleId(practice)}`, display: practice.doctor.name },
    ],
    extension: practice.specialties.map(({ number, name }) => ({
      url: `${GUIDE}/schedule-specialty`,
      valueCoding: { system: specialtySystem, code: String(number), display: name },
    })),
  }));
  const files: [string, string, Resource[]][] = [
    ['locations', 'Location', branches.map(locationOf)],
    ['practitioners', 'Practitioner', byId(practitioners)],
    ['practitioner-roles', 'PractitionerRole', roles],
    ['healthcare-services', 'HealthcareService', byId(services)],
    ['schedules', 'Schedule', schedules],
  ];
  return [
    ...files.map(([name, type, resources]) => ({
      name: `${name}.ndjson`,
      type,
      state: stateOf(branches),
      // FHIR knows no empty lists.
      resources: resources.map(withoutEmpty),
    })),
    ...branches.map((branch) => ({
      name: `slots-${branch.number}.ndjson`,
      type: 'Slot',
      state: stateOf([branch]),
      resources: practices
        .filter((practice) => practice.branch.number === branch.number)
        .flatMap((practice) => slotsOf(practice, phone, addresses)),
    })),
  ];
}

function withoutEmpty(resource: Resource): Resource {
  const kept = Object.entries(resource).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { resourceType: resource.resourceType, id: resource.id, ...Object.fromEntries(kept) };
}

/** The entry of it all, by the address that ends in `$bulk-publish`. @param madeAt ISO instant */
export function manifestOf(files: LinkedFile[], madeAt: string, { site }: Addresses) {
  return {
    transactionTime: madeAt,
    request: site('/smart-scheduling/$bulk-publish'),
    requiresAccessToken: false,
    output: files
      .filter(({ resources }) => resources.length > 0)
      .map(({ name, type, state }) => ({
        type,
        url: site(`/smart-scheduling/${name}`),
        ...(state.length > 0 ? { extension: { state } } : {}),
      })),
    error: [],
  };
}
