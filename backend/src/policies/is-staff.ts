import { errors } from '@strapi/utils';
import { z } from 'zod';

const user = z.object({
  documentId: z.string(),
  username: z.string(),
  role: z.object({ type: z.enum(['staff', 'manager']) }),
});

/** Who acts in the staff area; only {@link staffOf} makes one. */
export interface StaffMember {
  documentId: string;
  username: string;
  role: 'staff' | 'manager';
}

/**
 * The signed-in member of staff.
 * @throws ForbiddenError for anyone else
 */
export function staffOf(state: { user?: unknown }): StaffMember {
  const parsed = user.safeParse(state.user);
  if (!parsed.success) throw new errors.ForbiddenError('Only staff may do this');
  const { documentId, username, role } = parsed.data;
  return { documentId, username, role: role.type };
}

/** Roles are checked beside the permissions of users-permissions, so one wrong grant opens nothing. */
export default (ctx: { state: { user?: unknown } }): true => {
  staffOf(ctx.state);
  return true;
};
