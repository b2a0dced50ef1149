'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { madeExportAnswer } from '@/contract/data-export';
import { withCode } from '@/contract/second-factor';
import { managerAction } from '@/features/account/session/guards';
import { postForVisitor } from '@/lib/backend/accounts';
import { isRefusedAs, send } from '@/lib/backend/calls';
import { withFaultId } from '@/lib/guard/trouble';
import { dataExportPath, type ExportState, NOTHING } from './rules';

/** Begins an export of everything with a code of the second factor, or takes the last one back. */
export const exportAction = managerAction({
  schema: z.discriminatedUnion('press', [
    withCode.extend({ press: z.literal('make') }),
    z.object({ press: z.literal('remove') }),
  ]),
  words: 'dataExport',
  back: ({ locale }) => dataExportPath(locale),
  refused: ({ t, trouble }): ExportState => {
    const status = trouble.kind === 'backend' ? trouble.error.status : null;
    const isOfCode = trouble.kind === 'invalid' || status === 400;
    if (isOfCode) return { ...NOTHING, error: { text: t('wrongCode'), isOfCode } };
    if (status === 429) return { ...NOTHING, error: { text: t('busy'), isOfCode } };
    const isRunning = trouble.kind === 'backend' && isRefusedAs('ExportRunningError')(trouble.error);
    const text = isRunning ? t('alreadyRunning') : withFaultId(t('failed'), trouble);
    return { ...NOTHING, error: { text, isOfCode } };
  },
  handle: async ({ input, session: { token } }): Promise<ExportState> => {
    if (input.press === 'remove') {
      await send({ method: 'DELETE', path: '/data-exports', token });
      refresh();
      return NOTHING;
    }
    const call = { path: '/data-exports', body: { data: { code: input.code } }, token };
    const { passphrase } = madeExportAnswer.parse(await postForVisitor(call)).data;
    refresh();
    return { ...NOTHING, passphrase };
  },
});
