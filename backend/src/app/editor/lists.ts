type List = {
  columns: readonly string[];
  sortBy: string;
  newestFirst?: boolean;
};

const sortedBy = (sortBy: string, ...columns: string[]): List => ({ columns, sortBy });
const newestFirst = (sortBy: string, ...columns: string[]): List => ({ columns, sortBy, newestFirst: true });

/** Lists by Strapi's name of the type. Types that have one entry have no list. */
export const EDITOR_LISTS: Readonly<Record<string, List>> = {
  'api::announcement.announcement': newestFirst('startsOn', 'text', 'startsOn', 'endsOn'),
  'api::article.article': newestFirst('publishedOn', 'title', 'category', 'author', 'publishedOn'),
  'api::branch.branch': sortedBy('order', 'name', 'locality', 'phone', 'takesNoNewBookings'),
  'api::category.category': sortedBy('name', 'name'),
  'api::closure.closure': newestFirst('startsOn', 'branch', 'startsOn', 'endsOn', 'reason'),
  'api::day-off.day-off': newestFirst('startsOn', 'doctor', 'startsOn', 'endsOn', 'note'),
  'api::doctor.doctor': sortedBy('order', 'name', 'title', 'takesNoNewBookings', 'order'),
  'api::faq.faq': sortedBy('order', 'question', 'topic', 'order'),
  'api::fee.fee': sortedBy('label', 'label', 'firstVisit', 'followUp', 'services', 'doctors', 'branches'),
  'api::founder.founder': sortedBy('order', 'name', 'role', 'order'),
  'api::offer.offer': newestFirst('endsOn', 'title', 'startsOn', 'endsOn', 'order'),
  'api::organisation.organisation': sortedBy('name', 'name', 'kind'),
  'api::page.page': sortedBy('title', 'title', 'menu', 'order'),
  'api::red-flag.red-flag': sortedBy('order', 'name', 'urgency', 'order'),
  'api::resource.resource': sortedBy('order', 'name', 'kind', 'branch', 'order'),
  'api::review.review': newestFirst('visitedOn', 'authorName', 'rating', 'isVerified', 'branch', 'visitedOn'),
  'api::schedule.schedule': sortedBy('validFrom', 'doctor', 'branch', 'label', 'validFrom', 'validTo'),
  'api::service.service': sortedBy('order', 'name', 'durationMinutes', 'takesNoNewBookings', 'order'),
  'api::specialty.specialty': sortedBy('order', 'name', 'order'),
  'api::symptom.symptom': sortedBy('order', 'name', 'specialty', 'redFlag', 'order'),
  'api::vacancy.vacancy': newestFirst('startsOn', 'title', 'branch', 'startsOn', 'endsOn'),
};
