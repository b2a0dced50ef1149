import 'server-only';
import { createHash } from 'node:crypto';
import { type BookingCatalogue, getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { readAvailability } from '@/features/site/next-free-times/data';
import { routing } from '@/i18n/routing';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { BackendError } from '@/lib/backend/errors';
import { withTtlCache } from '@/lib/cache/ttl-cache';
import { todayIn } from '@/lib/time/clinic-time';
import { type Addresses, type LinkedPractice, linkedFiles, manifestOf } from './rules';

/** Days ahead whose free times are published. */
const DAYS = 14;
/** Number of parallel calls: nobody waits for this in front of a screen. */
const AT_ONCE = 4;
const TTL_MS = 60_000;
const LOCALE = routing.defaultLocale;
const MANIFEST = '$bulk-publish';

/** File as sent, with its ETag. */
export interface PublishedFile {
  type: 'application/json' | 'application/fhir+ndjson';
  content: string;
  etag: string;
}

/** Reads the practices of bookable doctors; one whose times cannot be read has no free times. */
async function readPractices(catalogue: BookingCatalogue): Promise<LinkedPractice[]> {
  const wanted = catalogue.doctors.flatMap((doctor) =>
    catalogue.branches
      .filter(({ id }) => doctor.branchIds.includes(id))
      .map((branch) => ({ doctor, branch })),
  );
  const practices: LinkedPractice[] = [];
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const some = wanted.slice(first, first + AT_ONCE).map(async ({ doctor, branch }) => {
      const asked = { doctor: doctor.id, branch: branch.id, from: todayIn(branch), days: DAYS };
      const slots = await readAvailability(asked).then(
        ({ data }) => data.flatMap((day) => day.slots),
        (error: unknown) => {
          // Not given there: a doctor of another specialty than the usual kind of appointment.
          if (error instanceof BackendError && error.status < 500) return [];
          throw error;
        },
      );
      return { doctor, branch, specialties: doctor.specialties, slots };
    });
    practices.push(...(await Promise.all(some)));
  }
  return practices;
}

const ADDRESSES: Addresses = {
  site: siteAddress,
  booking: (place) => pageAddress({ locale: LOCALE, path: bookAppointmentPath({ by: 'doctor', ...place }) }),
};

function publish(type: PublishedFile['type'], content: string): PublishedFile {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  return { type, content, etag: `"${digest}"` };
}

let last: { content: string; madeAt: string } | null = null;

/** Returns the moment of the last change, so that a manifest stays the same while nothing changes. */
function timeOf(content: string): string {
  if (last?.content !== content) last = { content, madeAt: new Date().toISOString() };
  return last.madeAt;
}

const readFiles = withTtlCache({
  ttlMs: TTL_MS,
  max: 1,
  read: async (_: object): Promise<Map<string, PublishedFile>> => {
    const [catalogue, setting] = await Promise.all([getCatalogue(LOCALE), getBookingSetting(LOCALE)]);
    const service = catalogue.services.find(({ id }) => id === catalogue.defaultServiceId);
    const practices = service ? await readPractices(catalogue) : [];
    const clinic = {
      branches: catalogue.branches,
      practices,
      service: service?.name ?? '',
      phone: setting.callCentrePhone,
    };
    const files = linkedFiles(clinic, ADDRESSES);
    const published = files.map(({ name, resources }): [string, PublishedFile] => [
      name,
      publish('application/fhir+ndjson', resources.map((one) => `${JSON.stringify(one)}\n`).join('')),
    ]);
    const madeAt = timeOf(published.map(([, { etag }]) => etag).join());
    const manifest = JSON.stringify(manifestOf(files, madeAt, ADDRESSES), null, 2);
    return new Map([...published, [MANIFEST, publish('application/json', manifest)]]);
  },
});

/** A file of the publication by its name; null for a name that it does not have. @throws BackendError */
export async function getPublishedFile(name: string): Promise<PublishedFile | null> {
  return (await readFiles({})).get(name) ?? null;
}
