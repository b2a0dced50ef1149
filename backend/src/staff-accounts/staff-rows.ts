import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { BY_PASSWORD, USER } from '../auth/accounts/users';
import { oneLine } from '../contract/one-line';

const ROLES = ['staff', 'manager'] as const;
export const staffRole = z.enum(ROLES);
export type StaffRole = z.infer<typeof staffRole>;

const row = z.object({
  id: z.number(),
  documentId: z.string(),
  email: z.string(),
  fullName: z.string().transform(oneLine).nullish(),
  password: z.string().nullish(),
  blocked: z.boolean().nullish(),
  secondFactorRequired: z.boolean().nullish(),
  provider: z.string().nullish(),
  branches: z.unknown(),
  role: z.object({ type: staffRole }),
});

/** The account of a member of staff as it is stored. */
export type StaffRow = z.infer<typeof row>;

const branchList = z.array(z.string());

/** Document ids of the branches an account is limited to; null for all of them. */
function branchesOf({ role, branches }: Pick<StaffRow, 'role' | 'branches'>): string[] | null {
  if (role.type === 'manager' || branches === null || branches === undefined) return null;
  return branchList.safeParse(branches).data ?? [];
}

/** All accounts with staff rights, by address. */
export async function listStaff(strapi: Core.Strapi): Promise<StaffRow[]> {
  const found = await strapi.db.query(USER).findMany({
    where: { role: { type: { $in: [...ROLES] } } },
    populate: ['role'],
    orderBy: { email: 'asc' },
  });
  return z.array(row).parse(found);
}

/** One account with staff rights, or null: an account without them answers as one that does not exist. */
export async function findStaff({
  strapi,
  documentId,
}: {
  strapi: Core.Strapi;
  documentId: string;
}): Promise<StaffRow | null> {
  const found: unknown = await strapi.db
    .query(USER)
    .findOne({ where: { documentId, role: { type: { $in: [...ROLES] } } }, populate: ['role'] });
  return row.safeParse(found).data ?? null;
}

/** What managers see of an account. `invited` has not chosen a password yet, and needs one. */
export function presentStaff(account: StaffRow) {
  const { documentId, email, fullName, password, blocked, role } = account;
  const provider = account.provider ?? BY_PASSWORD;
  const canEnter = Boolean(password) || provider !== BY_PASSWORD;
  return {
    documentId,
    email,
    name: fullName ?? null,
    role: role.type,
    branches: branchesOf(account),
    secondFactorRequired: Boolean(account.secondFactorRequired),
    provider,
    state: blocked ? ('blocked' as const) : canEnter ? ('active' as const) : ('invited' as const),
  };
}

/** Id of a role in the database. */
export async function roleId({ strapi, role }: { strapi: Core.Strapi; role: StaffRole }): Promise<number> {
  const found: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: role } });
  return z.object({ id: z.number() }).parse(found).id;
}
