import { day, defineAddress, id } from '@/lib/address/address';

/** Account whose doings are listed, and the days. */
export const peopleAddress = defineAddress('/admin/privacy/people', {
  actor: id,
  firstDay: day,
  lastDay: day,
});
export type PeopleFilter = ReturnType<typeof peopleAddress.read>;
