import { z } from 'zod';
import { managerRoute } from '@/features/account/session/guards';
import { exportNewsReaders } from '@/features/desk/news/mutations';
import { newsFile } from '@/features/desk/news/rules';
import { patientsPath } from '@/features/desk/patients/rules';
import { refusalOf } from '@/lib/guard/refusal';

/** Exports who agreed to be written news, as a file. By POST: it is written down who took it. */
export const POST = managerRoute({
  schema: z.object({}),
  back: ({ locale }) => patientsPath({ locale }),
  refused: ({ trouble }) => refusalOf(trouble),
  handle: async ({ session: { token } }) => {
    const headers = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="news.csv"',
    };
    return new Response(newsFile(await exportNewsReaders({ token })), { headers });
  },
});
