import { askFor, staffPage } from '@/features/account/session/page-guards';
import { figuresAddress } from '@/features/desk/figures/address';
import { FiguresPage } from '@/features/desk/figures/components/figures-page';
import { FiguresPending } from '@/features/desk/figures/components/figures-pending';
import { readFigures } from '@/features/desk/figures/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('figures.title');

export default staffPage({
  duty: 'figures',
  ...askFor(figuresAddress),
  async show({ locale, session, path, filter }) {
    const page = await readFigures(session, locale, filter);
    return page === null ? <FiguresPending retry={path} /> : <FiguresPage {...page} />;
  },
});
