import { errors } from '@strapi/utils';
import { type StaffMember, staffOf } from './is-staff';

/**
 * The signed-in manager.
 * @throws ForbiddenError for anyone else, staff included
 */
export function managerOf(state: { user?: unknown }): StaffMember {
  const member = staffOf(state);
  if (member.role !== 'manager') throw new errors.ForbiddenError('Only managers may do this');
  return member;
}

/** Checked beside the permissions of users-permissions, so one wrong grant opens nothing. */
export default (ctx: { state: { user?: unknown } }): true => {
  managerOf(ctx.state);
  return true;
};
