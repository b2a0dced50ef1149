import { z } from 'zod';
import { refuseFile } from '@/features/account/session/file-guards';
import { managerRoute } from '@/features/account/session/guards';
import { getExportFile } from '@/features/desk/data-export/data';
import { dataExportPath } from '@/features/desk/data-export/rules';
import { seeOther } from '@/lib/address/see-other';

const PASSED_ON = ['content-type', 'content-length', 'content-disposition'];

/** Streams a manager's export. By POST, because each download is logged. */
export const POST = managerRoute({
  schema: z.object({}),
  back: ({ locale }) => dataExportPath(locale),
  refused: refuseFile,
  handle: async ({ session: { token }, locale }): Promise<Response> => {
    const file = await getExportFile(token);
    if (!file) return seeOther(dataExportPath(locale));
    const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    for (const name of PASSED_ON) headers.set(name, file.headers.get(name) ?? '');
    return new Response(file.body, { headers });
  },
});
