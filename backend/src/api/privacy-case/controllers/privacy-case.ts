import { removalAnswer } from '../../../contract/answers';
import {
  caseDetailAnswer,
  caseInput,
  caseListAnswer,
  caseQuery,
  caseStep,
  madeCaseAnswer,
} from '../../../contract/privacy-case';
import { findCase, listCases } from '../../../desk/privacy/case-rows';
import { openCase, presentCase, presentWithSteps, stepCase } from '../../../desk/privacy/handle-case';
import { acting, bodyOf, call, controller, type Given, manager, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome, showValue } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';

const named = ({ db, params }: Given<StaffMember>) => findCase(db, params.id ?? '');

export default controller({
  find: call(
    { who: manager, answers: caseListAnswer, reads: queryOf(caseQuery) },
    async ({ db, input, now }) => {
      const { rows, counts } = await listCases(db, input, now);
      const pagination = pagesOf({ ...input, total: counts[input.list] });
      return show({ data: rows.map((row) => presentCase(row, now)), meta: { pagination, counts } });
    },
  ),

  findOne: call({ who: manager, answers: caseDetailAnswer, names: named }, async ({ found, ...given }) =>
    show({ data: await presentWithSteps(acting(given), found) }),
  ),

  create: call(
    { who: manager, answers: madeCaseAnswer, reads: bodyOf(caseInput) },
    async ({ input, ...given }) => showValue(await openCase(acting(given), input), 201),
  ),

  step: call(
    { who: manager, answers: removalAnswer, names: named, reads: bodyOf(caseStep) },
    async ({ found, input, ...given }) =>
      showOutcome(await stepCase(acting(given), found.document_id, input), () => ({})),
  ),
});
