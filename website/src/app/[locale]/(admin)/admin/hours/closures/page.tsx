import { askFor, staffPage } from '@/features/account/session/page-guards';
import { closuresAddress } from '@/features/desk/hours/address';
import { ClosuresPage } from '@/features/desk/hours/components/closures-page';
import { getHoursList } from '@/features/desk/hours/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.closures.title');

export default staffPage({
  duty: 'manager',
  ...askFor(closuresAddress),
  async show({ locale, session: { token }, filter: { closure: id, outcome } }) {
    const list = await getHoursList({ token, locale, week: null });
    const closure = list.closures.find(({ documentId }) => documentId === id) ?? null;
    if (id !== null && closure === null) return null;
    return <ClosuresPage list={list} closure={closure} saying={outcome} />;
  },
});
