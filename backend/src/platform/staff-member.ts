import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { CurrentUser } from '../contract/account';
import { actorOf, ROLES, type Role } from '../contract/roles';
import type { Actor } from '../contract/transitions';

const user = z.object({
  documentId: z.string(),
  username: z.string(),
  role: z.object({ type: z.enum(ROLES) }),
  branches: z.unknown(),
  doctor: z.string().nullish(),
});

const branchIds = z.array(z.string());

/** Branches whose appointments a member of staff may see: all (null) or only these. */
export type BranchScope = readonly string[] | null;

/** Member of staff who acts; only {@link staffOf} makes one. */
export interface StaffMember {
  documentId: string;
  /** As histories name them: `user:<document id>`. */
  by: string;
  username: string;
  role: Role;
  /** Actor of their changes to appointments. */
  actor: Actor;
  scope: BranchScope;
  /** Document id of the doctor whose appointments alone they may see; null for all. */
  doctor: string | null;
}

/** No doctor has this id: an account that is tied to none sees no appointment. */
const NO_DOCTOR = 'none';

/** Returns what is stored as branches, read so that anything that is not a list of branches opens none. */
export function scopeOf(role: Role, branches: unknown) {
  if (role === 'manager' || branches === null || branches === undefined) return null;
  return branchIds.safeParse(branches).data ?? [];
}

/** Returns the signed-in member of staff; throws ForbiddenError for anyone else. */
export function staffOf(state: { user?: unknown }): StaffMember {
  const parsed = user.safeParse(state.user);
  if (!parsed.success) throw new errors.ForbiddenError('Only staff may do this');
  const { documentId, username, role, branches, doctor } = parsed.data;
  return {
    documentId,
    by: `user:${documentId}`,
    username,
    role: role.type,
    actor: actorOf(role.type),
    scope: scopeOf(role.type, branches),
    doctor: role.type === 'doctor' ? doctor || NO_DOCTOR : null,
  };
}

/** Role and branches of the signed-in person, for pages to show what they may do; null without staff rights. */
export function staffRights(state: { user?: unknown }): CurrentUser['staff'] {
  if (!user.safeParse(state.user).success) return null;
  const { role, scope, doctor } = staffOf(state);
  return { role, scope, doctor };
}
