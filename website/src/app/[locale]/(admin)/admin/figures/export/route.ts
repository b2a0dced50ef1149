import { spreadsheetRoute } from '@/features/account/file-guards';
import { figureRows, readFigures } from '@/features/figures/query';
import { figuresPath, readAskedFigures } from '@/features/figures/rules';
import { figureWords } from '@/features/figures/words';

/** All tables of the figures. */
export const GET = spreadsheetRoute({
  name: 'figures',
  filterOf: readAskedFigures,
  pathOf: figuresPath,
  make: async ({ session, locale, filter }) => {
    const figures = await readFigures({ session, locale, asked: filter });
    return figureRows({ words: await figureWords(locale), ...figures });
  },
});
