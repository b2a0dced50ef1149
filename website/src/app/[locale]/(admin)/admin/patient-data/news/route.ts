import { z } from 'zod';
import { answerFile, refuseFile } from '@/features/account/session/file-guards';
import { managerRoute } from '@/features/account/session/guards';
import { exportNewsReaders } from '@/features/desk/news/mutations';
import { newsFile } from '@/features/desk/news/rules';
import { patientsPath } from '@/features/desk/patients/rules';

/** Exports who agreed to be written news, as a file. By POST: it is written down who took it. */
export const POST = managerRoute({
  schema: z.object({}),
  back: ({ locale }) => patientsPath({ locale }),
  refused: refuseFile,
  handle: async ({ session: { token } }) =>
    answerFile(newsFile(await exportNewsReaders({ token })), 'text/csv; charset=utf-8', 'news.csv'),
});
