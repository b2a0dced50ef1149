import { z } from 'zod';
import { sessionId } from '@/contract/account';
import { documentId as id } from '@/contract/document-id';
import { DOCUMENT_ID } from '@/contract/limits';
import { parseJson } from '@/contract/parse-json';
import { LANGUAGES } from '@/contract/patient';
import { ROLES } from '@/contract/roles';
import { invitation, staffChange } from '@/contract/staff-account';

/** Fields by which a manager invites somebody, beside the rights. */
export const invitationSchema = invitation.pick({ email: true, name: true, language: true }).strip();

/** Role and branches as the forms send them. "All" with ticked branches means these: never more than was ticked. */
export const rightsSchema = z
  .object({
    role: z.enum(ROLES),
    scope: z.enum(['all', 'some']),
    branches: invitation.shape.branches.unwrap(),
    doctor: z.string().catch(''),
  })
  .transform(({ role, scope, branches, doctor }) => ({
    role,
    doctor: role === 'doctor' && DOCUMENT_ID.test(doctor) ? doctor : null,
    branches: role === 'manager' || (scope === 'all' && branches.length === 0) ? null : branches,
  }));

/** The fields of a form with rights in it: the ticked branches are as many as there are. */
export function readRightsForm(form: FormData) {
  return { ...Object.fromEntries(form), branches: form.getAll('branch').map(String) };
}

const seen = z
  .string()
  .default('')
  .transform((text) => parseJson(text))
  .pipe(staffChange.shape.seen);
export const rightsWishSchema = z.object({ id, seen }).and(rightsSchema.transform((rights) => ({ rights })));

export const staffWishSchema = z.union([
  z.object({ what: z.enum(['block', 'unblock', 'require', 'release', 'reset', 'endAll']), id }),
  z.object({ what: z.literal('provider'), id, provider: z.string() }),
  z.object({ what: z.literal('invite'), id, language: z.enum(LANGUAGES).catch('en') }),
  z.object({ what: z.literal('end'), id, session: sessionId }),
]);
export type StaffWish = z.output<typeof staffWishSchema>;
