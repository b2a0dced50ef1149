import { managerOf } from '../platform/staff-member';

/** Checked beside the permissions of users-permissions, so one wrong grant opens nothing. */
export default (ctx: { state: { user?: unknown } }): true => {
  managerOf(ctx.state);
  return true;
};
