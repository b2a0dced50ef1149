import { z } from 'zod';
import { clashingServices, type Fee, readAmount } from '../../contract/fees';
import { foldText } from '../../contract/fold-text';
import { hasChecks, listProblems } from '../editorial/checks';
import { type Problem, problemAt, type Words } from '../editorial/problem';
import { nounOf } from '../editorial/types';
import { refuseProblems } from './refuse-problems';
import { findBranchOfResource } from './stored-hours';
import { type DocumentMiddleware, readDocumentId, readWriteParams } from './write-params';

const WRITES = ['create', 'update', 'clone'];

/** Refuses an entry that its schema allows but the clinic could not use, at the field in question. */
export const checkEntries: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  const { data, documentId } = readWriteParams(context);
  if (!noun || !data || !hasChecks(noun) || !WRITES.includes(context.action)) return next();
  // An update may carry a part of the entry only, as a copy of another does; what it leaves out is what is stored.
  const known = documentId ? await strapi.db.query(context.uid).findOne({ where: { documentId } }) : null;
  refuseProblems(listProblems(noun, { ...known, ...data }));
  return next();
};

const FEE = 'api::fee.fee';
const AMOUNTS = ['firstVisit', 'followUp'] as const;

const linked = z
  .array(z.object({ documentId: z.string(), name: z.string().nullish() }))
  .transform((list) => new Map(list.map(({ documentId, name }) => [documentId, name ?? ''])));
const stored = z.object({
  documentId: z.string(),
  label: z.string(),
  services: linked,
  doctors: linked,
  branches: linked,
  firstVisit: z.string().nullish(),
  followUp: z.string().nullish(),
});
type StoredFee = z.output<typeof stored>;

const NOT_AN_AMOUNT: Words = {
  en: 'Write an amount such as 350 or 350.50, without the currency: the booking settings have it.',
  ar: 'اكتب مبلغًا مثل 350 أو 350.50 دون العملة، فهي في إعدادات الحجز.',
};
const NO_AMOUNT: Words = {
  en: 'Write what the first visit or the follow-up costs. To say no fee, delete this entry.',
  ar: 'اكتب سعر الزيارة الأولى أو المتابعة. وإن لم ترد إعلان سعر فاحذف هذا الإدخال.',
};
const NO_SERVICE: Words = {
  en: 'Choose at least one service that this fee is for.',
  ar: 'اختر خدمة واحدة على الأقل يخصها هذا السعر.',
};

/** Brings the amounts into the form in which they are stored, in place, and says which are none. */
function readAmounts(data: Record<string, unknown>): Problem[] {
  return AMOUNTS.flatMap((name) => {
    const typed = data[name];
    if (typeof typed !== 'string') return [];
    const amount = typed.trim() === '' ? null : readAmount(typed);
    if (amount === null && typed.trim() !== '') return problemAt([name], NOT_AN_AMOUNT);
    data[name] = amount;
    return [];
  });
}

async function findFees(where: Record<string, unknown>): Promise<StoredFee[]> {
  const name = { select: ['documentId', 'name'] };
  const found = await strapi.db
    .query(FEE)
    .findMany({ where, populate: { services: name, doctors: name, branches: name }, orderBy: { id: 'asc' } });
  return z.array(stored).parse(found);
}

const placeOf = (fee: StoredFee): Pick<Fee, 'services' | 'doctors' | 'branches'> => ({
  services: [...fee.services.keys()],
  doctors: [...fee.doctors.keys()],
  branches: [...fee.branches.keys()],
});

/** A fee as a whole: of something, with an amount, and the only one that says it. */
async function problemsOfFee(id: string): Promise<Problem[]> {
  const [saved] = await findFees({ documentId: id });
  if (!saved) return [];
  if (saved.services.size === 0) return problemAt(['services'], NO_SERVICE);
  if (!saved.firstVisit && !saved.followUp) return problemAt(['firstVisit'], NO_AMOUNT);
  const others = await findFees({ documentId: { $ne: id } });
  return others.flatMap((other) => {
    const [service] = clashingServices(placeOf(saved), placeOf(other));
    if (service === undefined) return [];
    const [name, label] = [saved.services.get(service) ?? '', other.label];
    return problemAt(['services'], {
      en: `“${label}” already says what “${name}” costs, for the same doctors and branches. Change that one, or name doctors or branches here.`,
      ar: `«${label}» يحدد سعر «${name}» بالفعل للأطباء والفروع أنفسهم. عدّله، أو سمِّ هنا أطباء أو فروعًا.`,
    });
  });
}

const RESOURCE = 'api::resource.resource';
const SERVICE = 'api::service.service';

const kinds = z.array(z.object({ kind: z.string() }));
const asked = z.array(z.object({ needs: kinds }));

async function problemsOfResource(documentId: string): Promise<Problem[]> {
  if (await findBranchOfResource(documentId)) return [];
  return problemAt(['branch'], { en: 'Choose the branch.', ar: 'اختر الفرع.' });
}

/** A service that asks for a kind of which there is nothing would have no times at all. What is published is the draft of before. */
async function problemsOfService(documentId: string): Promise<Problem[]> {
  const services = asked.parse(
    await strapi.db
      .query(SERVICE)
      .findMany({ where: { documentId, publishedAt: null }, populate: { needs: true } }),
  );
  const needs = services.flatMap((one) => one.needs);
  if (needs.length === 0) return [];
  const resources = kinds.parse(await strapi.db.query(RESOURCE).findMany({ select: ['kind'] }));
  const known = new Set(resources.map(({ kind }) => foldText(kind)));
  const unknown = needs.find(({ kind }) => !known.has(foldText(kind)));
  if (!unknown) return [];
  return problemAt(['needs'], {
    en: `There is no room or device of the kind “${unknown.kind}”. Write it as it is written there, or add one first.`,
    ar: `لا توجد غرفة ولا جهاز من نوع «${unknown.kind}». اكتبه كما هو مكتوب هناك، أو أضف واحدًا أولًا.`,
  });
}

const CHECKED: Partial<Record<string, (id: string) => Promise<Problem[]>>> = {
  [FEE]: problemsOfFee,
  [RESOURCE]: problemsOfResource,
  [SERVICE]: problemsOfService,
};

/** Checks fees, rooms, devices and what services need of them after they are written and before they are kept, as a change may be partial. */
export const checkWritten: DocumentMiddleware = async (context, next) => {
  const problemsOf = CHECKED[context.uid];
  if (!problemsOf || !WRITES.includes(context.action)) return next();
  const { data } = readWriteParams(context);
  if (data && context.uid === FEE) refuseProblems(readAmounts(data));
  return strapi.db.transaction(async () => {
    const result = await next();
    const id = readDocumentId(result);
    if (id) refuseProblems(await problemsOf(id));
    return result;
  });
};
