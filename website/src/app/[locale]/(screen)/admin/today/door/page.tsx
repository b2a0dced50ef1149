import { askFor, staffPage } from '@/features/account/session/page-guards';
import { doorAddress } from '@/features/desk/today/address';
import { DoorSign } from '@/features/desk/today/components/door-sign';
import { readDoorPage } from '@/features/desk/today/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('today.door.open');

/** The code at the door of a branch. There is none unless the clinic asks for it. */
export default staffPage({
  duty: 'day',
  ...askFor(doorAddress),
  async show({ locale, session, filter }) {
    const page = await readDoorPage(session, locale, filter.branch);
    return page && <DoorSign branch={page.branch} code={page.data.code} />;
  },
});
