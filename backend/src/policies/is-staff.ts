import { staffOf } from '../platform/staff-member';

/** Roles are checked beside the permissions of users-permissions, so one wrong grant opens nothing. */
export default (ctx: { state: { user?: unknown } }): true => {
  staffOf(ctx.state);
  return true;
};
