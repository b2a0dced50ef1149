import { spreadsheetRoute } from '@/features/account/session/file-guards';
import { figuresAddress } from '@/features/desk/figures/address';
import { figureRows, readFigures } from '@/features/desk/figures/query';
import { figureWords } from '@/features/desk/figures/words';

/** All tables of the figures; while days are added up, the page that says so. */
export const GET = spreadsheetRoute('figures', figuresAddress, async ({ session, locale, filter }) => {
  const figures = await readFigures(session, locale, filter);
  return figures && figureRows(await figureWords(locale), figures);
});
