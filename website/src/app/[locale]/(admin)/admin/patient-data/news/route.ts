import { z } from 'zod';
import { newsReadersAnswer } from '@/contract/news';
import { answerFile, refuseFile } from '@/features/account/session/file-guards';
import { managerRoute } from '@/features/account/session/guards';
import { newsFile } from '@/features/desk/news/rules';
import { patientsPath } from '@/features/desk/patients/rules';
import { send } from '@/lib/backend/calls';

/** Exports who agreed to be written news, as a file. By POST: it is written down who took it. */
export const POST = managerRoute({
  schema: z.object({}),
  back: ({ locale }) => patientsPath({ locale }),
  refused: refuseFile,
  handle: async ({ session: { token } }) => {
    const readers = newsReadersAnswer.parse(await send({ path: '/patients/news', token })).data;
    return answerFile(newsFile(readers), 'text/csv; charset=utf-8', 'news.csv');
  },
});
