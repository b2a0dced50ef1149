import type { BookingQuery, BookingWay } from '@/lib/address/booking-address';

interface Choice {
  /** Document id, the key in the backend's calls. */
  id: string;
  /** Short public number, the key in addresses. */
  number: number;
}

/** Doctor as the flow knows one: what for and where patients can see them. */
export interface BookableDoctor extends Choice {
  specialtyIds: string[];
  branchIds: string[];
}

export interface BookableService extends Choice {
  /** Empty: offered by every specialty. */
  specialtyIds: string[];
}

export interface Catalogue<
  D extends BookableDoctor = BookableDoctor,
  S extends Choice = Choice,
  B extends Choice = Choice,
  V extends BookableService = BookableService,
> {
  doctors: D[];
  specialties: S[];
  branches: B[];
  services: V[];
  /** Document id of the default service. */
  defaultServiceId: string | null;
}

/** The one question a page of the flow asks. */
export type Question = 'way' | 'doctor' | 'specialty' | 'branch' | 'service' | 'time' | 'information';

/** The named steps of the specification (point 4). */
export type BookingStep = 'data' | 'branch' | 'specialty' | 'doctor' | 'information' | 'confirmation';

/** Steps of a way to book, in order. The way by branch ends in the same confirmation, which is no step of it. */
export const STEPS: Record<BookingWay, BookingStep[]> = {
  doctor: ['data', 'information', 'confirmation'],
  branch: ['branch', 'specialty', 'doctor', 'information'],
};

export function stepOf({ by, question }: { by: BookingWay; question: Question }): BookingStep {
  if (question === 'information') return 'information';
  if (by === 'doctor') return 'data';
  return question === 'branch' || question === 'specialty' ? question : 'doctor';
}

/** Choices so far, and the next question. */
export interface Progress<D, S, B, V> {
  by: BookingWay | null;
  doctor: D | null;
  specialty: S | null;
  branch: B | null;
  /** Service of the appointment; once a doctor is chosen, one the doctor offers. */
  service: V | null;
  date: string | null;
  time: string | null;
  question: Question;
}

/** Finds what an address names by its public number or its document id. */
export function findChosen<T extends Choice>(from: T[], key: string | undefined): T | null {
  if (key === undefined) return null;
  return from.find((choice) => choice.id === key || String(choice.number) === key) ?? null;
}

function onlyOne<T>(choices: T[]): T | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** True when a kind of appointment is offered in at least one of these specialties. */
function isOffered(service: BookableService | null, specialtyIds: string[]): boolean {
  const offering = service?.specialtyIds ?? [];
  return offering.length === 0 || offering.some((id) => specialtyIds.includes(id));
}

/** Doctors a visitor can choose from, given what is chosen already. */
export function doctorsFor<D extends BookableDoctor>(
  doctors: D[],
  chosen: { branch?: Choice | null; specialty?: Choice | null; service?: BookableService | null } = {},
): D[] {
  const { branch = null, specialty = null, service = null } = chosen;
  return doctors.filter(
    (doctor) =>
      doctor.branchIds.length > 0 &&
      (branch === null || doctor.branchIds.includes(branch.id)) &&
      (specialty === null || doctor.specialtyIds.includes(specialty.id)) &&
      isOffered(service, doctor.specialtyIds),
  );
}

/** Specialties that offer a kind of appointment; all of them when none is chosen. */
export function specialtiesOffering<S extends Choice>(specialties: S[], service: BookableService | null) {
  return specialties.filter(({ id }) => isOffered(service, [id]));
}

/** Specialties of the doctors of a branch. */
export function specialtiesAt<S extends Choice>(specialties: S[], doctors: BookableDoctor[], branch: Choice) {
  const there = doctorsFor(doctors, { branch });
  return specialties.filter((specialty) =>
    there.some((doctor) => doctor.specialtyIds.includes(specialty.id)),
  );
}

/** Kinds of appointment a doctor offers, narrowed to the specialty when one is chosen. */
export function servicesFor<V extends BookableService>(
  services: V[],
  doctor: BookableDoctor,
  specialty: Choice | null,
): V[] {
  const specialtyIds = specialty ? [specialty.id] : doctor.specialtyIds;
  return services.filter((service) => isOffered(service, specialtyIds));
}

/**
 * Checks the choices against the catalogue and finds the next question. A choice that does not fit the ones before it
 * (a doctor who does not work in the branch) counts as not made. Questions with one answer are skipped: a doctor's only
 * branch or specialty, the only specialty of an appointment, the default kind of appointment.
 */
export function deriveProgress<
  D extends BookableDoctor,
  S extends Choice,
  B extends Choice,
  V extends BookableService,
>(query: BookingQuery, catalogue: Catalogue<D, S, B, V>): Progress<D, S, B, V> {
  const bookable = doctorsFor(catalogue.doctors);
  const wantedService = findChosen(catalogue.services, query.service);
  const wantedDoctor = findChosen(bookable, query.doctor);
  const wantedBranch = findChosen(catalogue.branches, query.branch);
  const by = query.by ?? (wantedDoctor ? 'doctor' : wantedBranch ? 'branch' : null);

  // In the way by branch the doctor has to fit the branch; in the way by doctor, the branch the doctor.
  const doctor =
    by === 'branch' && wantedDoctor && !(wantedBranch && wantedDoctor.branchIds.includes(wantedBranch.id))
      ? null
      : wantedDoctor;
  const branches = doctor
    ? catalogue.branches.filter((one) => doctor.branchIds.includes(one.id))
    : catalogue.branches;
  const branch =
    by === 'branch' ? wantedBranch : (findChosen(branches, query.branch) ?? (doctor && onlyOne(branches)));

  const specialties = doctor
    ? catalogue.specialties.filter((one) => doctor.specialtyIds.includes(one.id))
    : by === 'branch' && branch
      ? specialtiesAt(catalogue.specialties, bookable, branch)
      : catalogue.specialties;
  const suited = specialtiesOffering(specialties, wantedService);
  const isNarrowed = suited.length < specialties.length && (doctor !== null || by === 'branch');
  const specialty =
    findChosen(specialties, query.specialty) ??
    (isNarrowed ? onlyOne(suited) : doctor && onlyOne(specialties));

  const services = doctor ? servicesFor(catalogue.services, doctor, specialty) : [];
  const usual = services.find((one) => one.id === catalogue.defaultServiceId) ?? services[0] ?? null;
  const suits = specialty ? suited.includes(specialty) : suited.length > 0;
  const service = doctor ? (findChosen(services, query.service) ?? usual) : suits ? wantedService : null;

  const made = { by, doctor, specialty, branch, service, date: query.date ?? null, time: query.time ?? null };
  return { ...made, question: nextQuestion(made, specialties, query.change) };
}

/** True for what an address names, and where it names none: then the rules above have chosen. */
export function isNamed(choice: Choice | null, key: string | undefined): boolean {
  return key === undefined || findChosen(choice ? [choice] : [], key) !== null;
}

/**
 * The appointment of a sent form, whole; null where a part is missing. Nothing stands in for a branch or a kind of
 * appointment that was chosen, and is not offered any more since the page was drawn.
 */
export function chosenAppointment<
  D extends BookableDoctor,
  S extends Choice,
  B extends Choice,
  V extends BookableService,
>(query: BookingQuery, catalogue: Catalogue<D, S, B, V>) {
  const { by, doctor, specialty, branch, service, time } = deriveProgress(query, catalogue);
  if (!doctor || !branch || !service || !time) return null;
  if (!isNamed(branch, query.branch) || !isNamed(service, query.service)) return null;
  return { by, doctor, specialty, branch, service, time };
}

function nextQuestion(
  made: Omit<Progress<unknown, unknown, unknown, unknown>, 'question'>,
  specialties: unknown[],
  change: BookingQuery['change'],
): Question {
  const { by, doctor, specialty, branch, service, time } = made;
  if (by === null) return 'way';
  const specialtyMissing = specialty === null && specialties.length > 0;
  if (by === 'branch') {
    if (branch === null) return 'branch';
    if (doctor === null) return specialtyMissing ? 'specialty' : 'doctor';
  }
  if (doctor === null) return 'doctor';
  if (specialtyMissing) return 'specialty';
  if (branch === null) return 'branch';
  if (service === null || change === 'service') return 'service';
  return time === null ? 'time' : 'information';
}

/** Lists chosen doctors, branches and services that take no bookings now, so that they are asked for again. */
export function choicesNotOffered<D extends BookableDoctor, B extends Choice, V extends BookableService>({
  query,
  published,
  catalogue,
}: {
  query: BookingQuery;
  published: Catalogue<D, Choice, B, V>;
  catalogue: Catalogue<D, Choice, B, V>;
}): (D | B | V)[] {
  const bookable = doctorsFor(catalogue.doctors);
  const missing = <T extends Choice>(key: string | undefined, all: T[], offered: Choice[]) => {
    const named = findChosen(all, key);
    return named && !offered.some(({ id }) => id === named.id) ? [named] : [];
  };
  return [
    ...missing(query.doctor, published.doctors, bookable),
    ...missing(query.branch, published.branches, catalogue.branches),
    ...missing(query.service, published.services, catalogue.services),
  ];
}

/** Others shown to a visitor whose doctor has no time. */
const OTHERS_SHOWN = 3;

/**
 * Other doctors for the same need who have a free time: of the specialty that is chosen, or else of any of the
 * doctor's own. Those with a time in the visitor's branch come first, then the soonest.
 *
 * @param next first free time of every doctor that has one, instants in ISO form
 */
export function otherDoctors<
  D extends BookableDoctor,
  N extends { doctor: string; branch: string; startsAt: string },
>(given: {
  doctors: D[];
  doctor: BookableDoctor;
  specialty: Choice | null;
  branch: Choice;
  next: N[];
}): { doctor: D; time: N }[] {
  const { doctors, doctor, specialty, branch, next } = given;
  const wanted = specialty ? [specialty.id] : doctor.specialtyIds;
  return doctors
    .filter((one) => one.id !== doctor.id && one.specialtyIds.some((id) => wanted.includes(id)))
    .flatMap((one) => {
      const time = next.find((each) => each.doctor === one.id);
      return time ? [{ doctor: one, time }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.time.branch === branch.id) - Number(a.time.branch === branch.id) ||
        Date.parse(a.time.startsAt) - Date.parse(b.time.startsAt),
    )
    .slice(0, OTHERS_SHOWN);
}
