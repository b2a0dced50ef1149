import { z } from 'zod';
import { liveAppointments } from '../../appointments/guards/live-appointments';
import { listMarked, unmarkInside } from '../../appointments/guards/outside-hours';
import { readCatalogue } from '../../catalogue/catalogue-rows';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { refuseProblems } from '../../content/documents/refuse-problems';
import { languagesOf, relationTo } from '../../content/documents/relation-to';
import { findSchedule } from '../../content/documents/stored-hours';
import { uidOf } from '../../content/editorial/types';
import type { HoursChange } from '../../contract/hours';
import type { Transaction } from '../../platform/database';
import { findDaysOut } from './hours-entries';

/** Nouns that are entries of their own; days out of order are a part of one. */
type EntryNoun = Exclude<HoursChange['what'], 'out-of-order'>;
interface Written {
  what: EntryNoun;
  documentId: string | null;
  locale?: string;
  data: Record<string, unknown>;
}
type Wanted<What extends EntryNoun> = Extract<HoursChange, { what: What }> & { wanted: object };

const storedTime = (time: string | null) => (time === null ? null : `${time}:00.000`);
const storedTimes = ({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', string | null>) => {
  return { startsAt: storedTime(startsAt), endsAt: storedTime(endsAt) };
};
/** The list of appointments outside is the manager's own page; the desk is told in the same transaction. */
const IS_MEANT = { saveDespiteAppointments: true };

async function save({ what, documentId, ...written }: Written): Promise<string> {
  const documents = strapi.documents(uidOf(what));
  if (documentId === null) return (await documents.create(written)).documentId;
  await documents.update({ documentId, ...written });
  return documentId;
}

async function writeSet({ doctor, entry, wanted }: Wanted<'schedule'>): Promise<string> {
  const { branch, label, shifts, ...set } = wanted;
  const stored = entry && (await findSchedule(entry.documentId));
  const data = {
    ...set,
    ...IS_MEANT,
    label: label || null,
    shifts: shifts.map((shift) => ({ ...shift, ...storedTimes(shift) })),
    ...(stored ? {} : { doctor: await relationTo({ noun: 'doctor', id: doctor }) }),
    ...(stored?.branch === branch ? {} : { branch: await relationTo({ noun: 'branch', id: branch }) }),
  };
  return save({ what: 'schedule', documentId: entry?.documentId ?? null, data });
}

async function writeDayOff({ doctor, entry, wanted }: Wanted<'day-off'>): Promise<string> {
  const data = {
    ...{ ...wanted, ...storedTimes(wanted), ...IS_MEANT },
    note: wanted.note || null,
    ...(entry ? {} : { doctor: await relationTo({ noun: 'doctor', id: doctor }) }),
  };
  return save({ what: 'day-off', documentId: entry?.documentId ?? null, data });
}

/** A closure has a version in each language in which its branch exists; dates are common to them. */
async function writeClosure({ entry, wanted }: Wanted<'closure'>): Promise<string> {
  const { branch, reason, ...absence } = wanted;
  const languages = branch === null ? ['en', 'ar'] : await languagesOf({ noun: 'branch', id: branch });
  let documentId = entry?.documentId ?? null;
  for (const locale of languages) {
    const data = {
      ...{ ...absence, ...storedTimes(absence), ...IS_MEANT },
      reason: (locale === 'ar' ? reason.ar : reason.en) || null,
      branch: branch === null ? null : { documentId: branch, locale },
    };
    documentId = await save({ what: 'closure', documentId, locale, data });
  }
  // A version in a language that the new branch does not have would still close the old one.
  if (entry) {
    const found = await strapi.db.query(uidOf('closure')).findMany({ where: { documentId } });
    for (const { locale } of z.array(z.object({ locale: z.string() })).parse(found))
      if (!languages.includes(locale))
        await strapi.documents(uidOf('closure')).delete({ documentId: documentId ?? '', locale });
  }
  return documentId ?? '';
}

/** Days off of a room or device are written together with its others, in any language. */
async function writeDaysOut({ entry, wanted }: Extract<HoursChange, { what: 'out-of-order' }>) {
  const documentId = entry?.documentId ?? wanted?.room ?? '';
  const stored = await findDaysOut(documentId);
  const faults = [{ path: ['room'], message: { en: 'Choose a room or device.', ar: 'اختر غرفة أو جهازًا.' } }];
  if (!stored) {
    refuseProblems(faults);
    return documentId;
  }
  const kept = stored.daysOut.filter(({ version }) => version !== entry?.version);
  const outOfOrder = [...kept, ...(wanted ? [wanted] : [])].map(({ startsOn, endsOn, ...times }) => {
    return { startsOn, endsOn, ...storedTimes(times) };
  });
  const { locale } = stored;
  const data = { ...IS_MEANT, outOfOrder };
  await strapi.documents(uidOf('resource')).update({ documentId, locale, data } as never);
  return documentId;
}

/** Removes a set, all its appointments on the desk's list first; those that other hours hold are taken off again. */
async function removeSet(trx: Transaction, documentId: string, now: number): Promise<void> {
  const set = await findSchedule(documentId);
  if (set?.doctor && set.branch) {
    await liveAppointments({ db: trx, now }, { doctor: set.doctor, branch: set.branch })
      .whereNull('outside_since')
      .update({ outside_since: new Date(now), stays_outside_since: null });
  }
  await strapi.documents(uidOf('schedule')).delete({ documentId });
  // A patient who is being seen now need not be moved.
  await trx('appointments')
    .where('outside_since', new Date(now))
    .where('starts_at', '<=', new Date(now))
    .update({ outside_since: null });
}

/** Writes a change as an editor's, in the caller's transaction; throws ValidationError with what has to be corrected. */
export async function writeEntry(trx: Transaction, change: HoursChange, now: number) {
  const before = new Set(await listMarked({ db: trx, now }));
  let documentId = change.entry?.documentId ?? '';
  if (change.what === 'out-of-order') documentId = await writeDaysOut(change);
  else if (change.wanted === null) {
    if (change.what === 'schedule') await removeSet(trx, documentId, now);
    else if (change.what === 'closure')
      await strapi.documents(uidOf('closure')).delete({ documentId, locale: '*' });
    else await strapi.documents(uidOf(change.what)).delete({ documentId });
  } else if (change.what === 'schedule') documentId = await writeSet({ ...change, wanted: change.wanted });
  else if (change.what === 'day-off') documentId = await writeDayOff({ ...change, wanted: change.wanted });
  else documentId = await writeClosure({ ...change, wanted: change.wanted });
  const catalogue = new CatalogueSnapshot(await readCatalogue(strapi), '');
  await unmarkInside(trx, catalogue, now);
  return { documentId, catalogue, hit: (await listMarked({ db: trx, now })).filter((id) => !before.has(id)) };
}
