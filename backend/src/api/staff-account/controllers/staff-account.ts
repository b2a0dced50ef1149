import type { Core } from '@strapi/strapi';
import { accountsWithFactor, hasFactor } from '../../../auth/second-factor/factor-rows';
import { listProviders } from '../../../auth/sign-in/social-sign-in';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { notFound, type Outcome } from '../../../platform/refusal';
import { managerOf } from '../../../platform/staff-member';
import { changeStaff, takeSecondFactorOff } from '../../../staff-accounts/change-staff';
import { inviteAgain, inviteStaff } from '../../../staff-accounts/invite-staff';
import { parseChange, parseInvitation, parseMail } from '../../../staff-accounts/staff-input';
import { findStaff, listStaff, presentStaff, type StaffRow } from '../../../staff-accounts/staff-rows';
import { endStaffSessions, listStaffSessions } from '../../../staff-accounts/staff-sessions';

/** The accounts of staff, for managers only. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const acting = (ctx: Context) => ({
    strapi,
    by: managerOf(ctx.state).documentId,
    address: ctx.get('X-Client-IP') ? ctx.request.ip : null,
    now: Date.now(),
  });
  const named = (ctx: Context) => findStaff({ strapi, documentId: ctx.params.id ?? '' });
  const branches = async () => {
    const found = await strapi.db.query('api::branch.branch').findMany({ select: ['documentId'] });
    return found.map(({ documentId }: { documentId: string }) => documentId);
  };
  const done: Outcome<Record<string, never>> = { ok: true, value: {} };

  async function withAccount(ctx: Context, work: (account: StaffRow) => Promise<void>): Promise<void> {
    const account = await named(ctx);
    if (!account) return refuse({ ctx, refusal: notFound().refusal });
    await work(account);
  }

  return {
    async find(ctx: Context) {
      managerOf(ctx.state);
      const rows = await listStaff(strapi);
      const accounts = rows.map(({ documentId }) => documentId);
      const secured = await accountsWithFactor({ db: strapi.db.connection, accounts });
      answer({
        ctx,
        outcome: { ok: true, value: rows },
        present: (all) =>
          all.map((row) => ({ ...presentStaff(row), hasSecondFactor: secured.has(row.documentId) })),
      });
    },

    async findOne(ctx: Context) {
      managerOf(ctx.state);
      await withAccount(ctx, async (account) => {
        const sessions = await listStaffSessions({ strapi, account });
        const { documentId } = account;
        const hasSecondFactor = await hasFactor({ db: strapi.db.connection, account: documentId });
        const value = { ...presentStaff(account), hasSecondFactor, sessions };
        answer({ ctx, outcome: { ok: true, value }, present: (shown) => shown });
      });
    },

    async create(ctx: Context) {
      const given = acting(ctx);
      const parsed = parseInvitation({ body: dataOf(ctx.request.body), known: await branches() });
      const outcome = parsed.ok ? await inviteStaff({ ...given, invitation: parsed.value }) : parsed;
      answer({ ctx, outcome, status: 201, present: presentStaff });
    },

    async update(ctx: Context) {
      const given = acting(ctx);
      await withAccount(ctx, async (account) => {
        const providers = await listProviders(strapi);
        const parsed = parseChange({ body: dataOf(ctx.request.body), known: await branches(), providers });
        const outcome = parsed.ok ? await changeStaff({ ...given, account, change: parsed.value }) : parsed;
        answer({ ctx, outcome, present: presentStaff });
      });
    },

    async invite(ctx: Context) {
      const given = acting(ctx);
      await withAccount(ctx, async (account) => {
        const parsed = parseMail(dataOf(ctx.request.body));
        const isWaiting = presentStaff(account).state === 'invited';
        const outcome = parsed.ok && !isWaiting ? notFound() : parsed;
        if (outcome.ok) await inviteAgain({ ...given, account, language: outcome.value.language });
        answer({ ctx, outcome, present: () => presentStaff(account) });
      });
    },

    /** For somebody who has lost both the authenticator and the codes: they sign in by password, and set up anew. */
    async removeSecondFactor(ctx: Context) {
      const given = acting(ctx);
      await withAccount(ctx, async (account) => {
        const outcome = (await takeSecondFactorOff({ ...given, account })) ? done : notFound();
        answer({ ctx, outcome, present: (value) => value });
      });
    },

    async endSessions(ctx: Context) {
      const given = acting(ctx);
      await withAccount(ctx, async (account) => {
        const session = ctx.params.session ?? null;
        const outcome = (await endStaffSessions({ ...given, account, session })) ? done : notFound();
        answer({ ctx, outcome, present: (value) => value });
      });
    },
  };
};
