import { z } from 'zod';
import { listNewsReaders } from '../../../appointments/changes/news';
import { invalidField } from '../../../appointments/record/booking-input';
import { hideSought } from '../../../audit/searches';
import { writeLog } from '../../../audit/write-log';
import { findAccount } from '../../../auth/accounts/users';
import { hasFactor } from '../../../auth/second-factor/factor-rows';
import { proveAgain } from '../../../auth/sign-in/prove';
import { newsReadersAnswer } from '../../../contract/news';
import {
  erasureAnswer,
  erasureRequest,
  patientAnswer,
  patientExportAnswer,
} from '../../../contract/patient-data';
import { listJoinedPhones } from '../../../desk/patient-file/joined-persons';
import { erasePatient } from '../../../desk/patients/erase-patient';
import { exportPatient } from '../../../desk/patients/export-patient';
import { findPatient, type PatientKey, readPatientKey } from '../../../desk/patients/find-patient';
import { countCases, exportCases } from '../../../desk/privacy/handle-case';
import { acting, call, controller, type Given, manager } from '../../../platform/call';
import { mapEach } from '../../../platform/map-each';
import { notFound, type Outcome } from '../../../platform/refusal';
import { show, showValue } from '../../../platform/reply';
import { showColumns } from '../../../platform/show-columns';
import type { StaffMember } from '../../../platform/staff-member';

type OfManager = Given<StaffMember>;

async function readKey({ services, db, data }: OfManager): Promise<Outcome<PatientKey>> {
  const { branches } = (await services.catalogue.get()).data;
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  return readPatientKey(db, data, countries);
}

const typed = z.object({ sought: z.string() });
const soughtOf = ({ data }: Pick<OfManager, 'data'>) => typed.safeParse(data).data?.sought;

async function readErasure(given: OfManager) {
  const key = await readKey(given);
  if (!key.ok) return key;
  const confirmed = erasureRequest.safeParse(given.data);
  if (confirmed.success) return { ok: true as const, value: { key: key.value, ...confirmed.data } };
  const isOfProof = confirmed.error.issues.every(({ path }) => path[0] === 'proof');
  return invalidField(isOfProof ? 'proof' : 'expected', 'required');
}

/** Returns all that is stored of one patient, for managers only. Looked up in the body, so that no address names anybody. */
export default controller({
  search: call({ who: manager, answers: patientAnswer, reads: readKey }, async ({ input: key, ...given }) => {
    const { db, now } = given;
    const { visits, ...others } = await findPatient(db, key);
    const sought = soughtOf(given);
    const detail = sought === undefined ? undefined : { sought: hideSought(sought) };
    await writeLog(acting(given), 'patient.search', { detail });
    return show({
      data: {
        visits: visits.map((visit) => ({
          ...showColumns(visit, ['document_id', 'booking_number', 'status', 'starts_at', 'branch']),
          ...showColumns(visit, ['first_name', 'last_name']),
          isLive: ['pending', 'confirmed'].includes(visit.status) && visit.ends_at > now,
        })),
        ...mapEach(others, ({ length }) => length),
        cases: await countCases(db, key),
        joined: await listJoinedPhones(db, [...new Set(visits.map(({ phone }) => phone))]),
      },
      meta: { hasSecondFactor: await hasFactor(db, given.member.documentId) },
    });
  }),

  export: call(
    { who: manager, answers: patientExportAnswer, reads: readKey },
    async ({ input: key, ...given }) => {
      const { db, strapi, now } = given;
      const stored = await findPatient(db, key);
      const { visits, messages, waiting, imported } = stored;
      const subjects = [...visits, ...messages, ...waiting, ...imported].map(({ document_id: id }) => id);
      for (const subject of subjects.length === 0 ? [null] : subjects)
        await writeLog(acting(given), 'patient.export', { subject });
      const data = await exportPatient({ strapi, now }, key, stored);
      return show({ data: { ...data, privacyCases: await exportCases(db, key) } });
    },
  ),

  /** Lists who agreed to the clinic's news; the access log notes who read it. */
  news: call({ who: manager, answers: newsReadersAnswer }, async (given) => {
    const readers = await listNewsReaders(given.db);
    await writeLog(acting(given), 'news.export', { detail: { count: readers.length } });
    return show({ data: readers });
  }),

  erase: call(
    { who: manager, answers: erasureAnswer, reads: readErasure },
    async ({ input: { proof, key, expected }, ...given }) => {
      const account = await findAccount(given.strapi, { documentId: given.member.documentId });
      if (!account) return notFound();
      await proveAgain({ ...given, account, proof });
      return showValue(await erasePatient(acting(given), key, expected));
    },
  ),
});
