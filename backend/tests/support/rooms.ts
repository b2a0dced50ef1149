import { beforeEach } from 'vitest';
import { startClinic } from './clinic';

export const KIND = 'Audiometry booth';

/** A clinic whose longer appointment needs a booth, of which every test begins with one. */
export async function startRooms() {
  const started = await startClinic();
  const { clinic, booker, claimsOf, db } = started;
  const resources = started.documents('resource');
  const service = clinic.longAppointment;

  const need = (needs: Record<string, unknown>[]) => started.edit('service', service, { needs });

  async function addBooth(data: Record<string, unknown> = {}): Promise<string> {
    const booth = { name: 'Booth', kind: KIND, branch: clinic.branch, ...data };
    return (await resources.create({ locale: 'en', data: booth })).documentId;
  }

  /** The starts of free times of a doctor on a day. */
  const offered = (doctor: string, date: string, fields: Record<string, string> = { service }) =>
    booker.starts({ doctor, from: date, days: '1', ...fields });

  /** Returns the rooms and devices of an appointment, each with its number of five minutes. */
  async function roomsOf(own: { bookingNumber: string }): Promise<Record<string, number>> {
    const rooms: Record<string, number> = {};
    for (const { resource } of await claimsOf(own))
      if (resource.startsWith('resource:')) rooms[resource.slice(9)] = (rooms[resource.slice(9)] ?? 0) + 1;
    return rooms;
  }

  const site = {
    ...started,
    ...{ resources, service, need, addBooth, offered, roomsOf },
    hearingTest: { service, specialty: clinic.specialty },
    /** The booth; it is taken for the whole visit. */
    booth: '',
    /** Token of a session that is not older than the test: some move the clock. */
    token: '',
  };
  beforeEach(async () => {
    site.token = await started.signIn('staff');
    await need([]);
    // Nobody has one of those that are taken away.
    await db()('claims').where('resource', 'like', 'resource:%').delete();
    for (const { documentId } of await resources.findMany({ locale: 'en' }))
      await resources.delete({ documentId, locale: '*' });
    site.booth = await addBooth();
    // Written as somebody types it who has not looked.
    await need([{ kind: ' audiometry  BOOTH' }]);
  });
  return site;
}
