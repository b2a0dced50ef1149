import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { accountRow, USER } from '../auth/accounts/users';
import { oneLine } from '../contract/one-line';
import { BY_PASSWORD, ROLES, type Role } from '../contract/roles';
import type { StaffAccount } from '../contract/staff-account';
import { scopeOf } from '../platform/staff-member';

const row = accountRow.omit({ username: true, confirmed: true }).extend({
  fullName: z.string().transform(oneLine).nullish(),
  branches: z.unknown(),
  doctor: z.string().nullish(),
  role: z.object({ type: z.enum(ROLES) }),
});

export type StaffRow = z.infer<typeof row>;

export async function listStaff(strapi: Core.Strapi): Promise<StaffRow[]> {
  const found = await strapi.db.query(USER).findMany({
    where: { role: { type: { $in: [...ROLES] } } },
    populate: ['role'],
    orderBy: { email: 'asc' },
  });
  return z.array(row).parse(found);
}

/** One account with staff rights, or null: an account without them answers as one that does not exist. */
export async function findStaff(strapi: Core.Strapi, documentId: string): Promise<StaffRow | null> {
  const found: unknown = await strapi.db
    .query(USER)
    .findOne({ where: { documentId, role: { type: { $in: [...ROLES] } } }, populate: ['role'] });
  return row.safeParse(found).data ?? null;
}

export function presentStaff(account: StaffRow): StaffAccount {
  const { documentId, email, fullName, password, blocked, role } = account;
  const provider = account.provider ?? BY_PASSWORD;
  const canEnter = Boolean(password) || provider !== BY_PASSWORD;
  return {
    documentId,
    email,
    name: fullName ?? null,
    role: role.type,
    branches: scopeOf(role.type, account.branches),
    doctor: role.type === 'doctor' ? (account.doctor ?? null) : null,
    secondFactorRequired: Boolean(account.secondFactorRequired),
    provider,
    state: blocked ? 'blocked' : canEnter ? 'active' : 'invited',
  };
}

export async function roleId(strapi: Core.Strapi, role: Role): Promise<number> {
  const found: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: role } });
  return z.object({ id: z.number() }).parse(found).id;
}
