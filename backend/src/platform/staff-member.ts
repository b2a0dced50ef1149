import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { CurrentUser } from '../contract/account';
import { ROLES, type Role } from '../contract/roles';

const user = z.object({
  documentId: z.string(),
  username: z.string(),
  role: z.object({ type: z.enum(ROLES) }),
  branches: z.unknown(),
});

const branchIds = z.array(z.string());

/** Which appointments somebody may see: those of all branches (null) or of these only. */
export type BranchScope = readonly string[] | null;

/** Who acts in the staff area; only {@link staffOf} makes one. */
export interface StaffMember {
  documentId: string;
  username: string;
  role: Role;
  scope: BranchScope;
}

/** What is stored as branches, read so that anything that is not a list of branches opens none. */
function scopeOf({ role, branches }: { role: Role; branches: unknown }): BranchScope {
  if (role === 'manager' || branches === null || branches === undefined) return null;
  return branchIds.safeParse(branches).data ?? [];
}

/**
 * The signed-in member of staff.
 * @throws ForbiddenError for anyone else
 */
export function staffOf(state: { user?: unknown }): StaffMember {
  const parsed = user.safeParse(state.user);
  if (!parsed.success) throw new errors.ForbiddenError('Only staff may do this');
  const { documentId, username, role, branches } = parsed.data;
  return { documentId, username, role: role.type, scope: scopeOf({ role: role.type, branches }) };
}

/** Role and branches of the signed-in person, for pages to show what they may do; null without staff rights. */
export function staffRights(state: { user?: unknown }): CurrentUser['staff'] {
  if (!user.safeParse(state.user).success) return null;
  const { role, scope } = staffOf(state);
  return { role, scope };
}

/**
 * The signed-in manager.
 * @throws ForbiddenError for anyone else, staff included
 */
export function managerOf(state: { user?: unknown }): StaffMember {
  const member = staffOf(state);
  if (member.role !== 'manager') throw new errors.ForbiddenError('Only managers may do this');
  return member;
}
