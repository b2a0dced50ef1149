import { z } from 'zod';

export const ROLES = ['staff', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** The `provider` of an account that signs in by its password. */
export const BY_PASSWORD = 'local';

/** The account of a member of staff as managers see it; `branches` null means all of them. */
export const staffAccountSchema = z.object({
  documentId: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(ROLES),
  branches: z.array(z.string()).nullable(),
  state: z.enum(['invited', 'active', 'blocked']),
  hasSecondFactor: z.boolean(),
  secondFactorRequired: z.boolean(),
  /** By what it signs in: {@link BY_PASSWORD}, or the name of a provider of social sign-in. */
  provider: z.string(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** A browser the account is signed in with; instants are ISO. */
const sessionSchema = z.object({
  id: z.string(),
  deviceName: z.string().nullable(),
  loginAt: z.string().nullable(),
  lastActiveAt: z.string().nullable(),
});

export const staffFileSchema = staffAccountSchema.extend({ sessions: z.array(sessionSchema) });
export type StaffFile = z.infer<typeof staffFileSchema>;

/** What a manager fills in to invite somebody. */
export const invitationSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  name: z.string().trim().min(1).max(120),
  language: z.enum(['en', 'ar']),
});

/**
 * Role and branches as the two forms send them. "All" together with ticked branches is read as these branches: a
 * contradiction never opens more than was ticked.
 */
export const rightsSchema = z
  .object({
    role: z.enum(ROLES),
    scope: z.enum(['all', 'some']),
    branches: z.array(z.string().regex(/^[a-z0-9]{24}$/)).max(200),
  })
  .transform(({ role, scope, branches }) => ({
    role,
    branches: role === 'manager' || (scope === 'all' && branches.length === 0) ? null : branches,
  }));
export type Rights = z.infer<typeof rightsSchema>;

/** The fields of a form with rights in it: the ticked branches are as many as there are. */
export function readRightsForm(form: FormData) {
  return { ...Object.fromEntries(form), branches: form.getAll('branch').map(String) };
}

const id = z.string().regex(/^[a-z0-9]{24}$/);

/** The buttons on the page of an account, each with what it sends beside the account. */
export const staffChangeSchema = z.union([
  z.object({ what: z.literal('rights'), id }).and(rightsSchema.transform((rights) => ({ rights }))),
  z.object({ what: z.enum(['block', 'unblock', 'require', 'release', 'reset', 'endAll']), id }),
  z.object({ what: z.literal('provider'), id, provider: z.string() }),
  z.object({ what: z.literal('invite'), id, language: z.enum(['en', 'ar']).catch('en') }),
  z.object({ what: z.literal('end'), id, session: z.string().regex(/^[0-9a-f]{32}$/) }),
]);
export type StaffChange = z.output<typeof staffChangeSchema>;
