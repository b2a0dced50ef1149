import { askFor, staffPage } from '@/features/account/page-guards';
import { figuresAddress } from '@/features/figures/address';
import { FiguresPage } from '@/features/figures/components/figures-page';
import { FiguresPending } from '@/features/figures/components/figures-pending';
import { readFigures } from '@/features/figures/query';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'figures.title' });

/** The figures of the branches a member of staff works for. */
export default staffPage({
  duty: 'figures',
  ...askFor(figuresAddress),
  async show({ locale, session, path, filter }) {
    const page = await readFigures(session, locale, filter);
    return page === null ? <FiguresPending retry={path} /> : <FiguresPage {...page} />;
  },
});
