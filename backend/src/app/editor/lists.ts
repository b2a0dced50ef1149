type List = {
  columns: readonly string[];
  sortBy: string;
  newestFirst?: boolean;
};

/** Lists by Strapi's name of the type. Types that have one entry have no list. */
export const EDITOR_LISTS: Readonly<Record<string, List>> = {
  'api::announcement.announcement': {
    columns: ['text', 'startsOn', 'endsOn'],
    sortBy: 'startsOn',
    newestFirst: true,
  },
  'api::article.article': {
    columns: ['title', 'category', 'author', 'publishedOn'],
    sortBy: 'publishedOn',
    newestFirst: true,
  },
  'api::branch.branch': { columns: ['name', 'locality', 'phone', 'takesNoNewBookings'], sortBy: 'order' },
  'api::category.category': { columns: ['name'], sortBy: 'name' },
  'api::closure.closure': {
    columns: ['branch', 'startsOn', 'endsOn', 'reason'],
    sortBy: 'startsOn',
    newestFirst: true,
  },
  'api::day-off.day-off': {
    columns: ['doctor', 'startsOn', 'endsOn', 'note'],
    sortBy: 'startsOn',
    newestFirst: true,
  },
  'api::doctor.doctor': { columns: ['name', 'title', 'takesNoNewBookings', 'order'], sortBy: 'order' },
  'api::faq.faq': { columns: ['question', 'topic', 'order'], sortBy: 'order' },
  'api::fee.fee': {
    columns: ['label', 'firstVisit', 'followUp', 'services', 'doctors', 'branches'],
    sortBy: 'label',
  },
  'api::founder.founder': { columns: ['name', 'role', 'order'], sortBy: 'order' },
  'api::offer.offer': {
    columns: ['title', 'startsOn', 'endsOn', 'order'],
    sortBy: 'endsOn',
    newestFirst: true,
  },
  'api::organisation.organisation': { columns: ['name', 'kind'], sortBy: 'name' },
  'api::page.page': { columns: ['title', 'menu', 'order'], sortBy: 'title' },
  'api::red-flag.red-flag': { columns: ['name', 'urgency', 'order'], sortBy: 'order' },
  'api::resource.resource': { columns: ['name', 'kind', 'branch', 'order'], sortBy: 'order' },
  'api::review.review': {
    columns: ['authorName', 'rating', 'isVerified', 'branch', 'visitedOn'],
    sortBy: 'visitedOn',
    newestFirst: true,
  },
  'api::schedule.schedule': {
    columns: ['doctor', 'branch', 'label', 'validFrom', 'validTo'],
    sortBy: 'validFrom',
  },
  'api::service.service': {
    columns: ['name', 'durationMinutes', 'takesNoNewBookings', 'order'],
    sortBy: 'order',
  },
  'api::specialty.specialty': { columns: ['name', 'order'], sortBy: 'order' },
  'api::symptom.symptom': { columns: ['name', 'specialty', 'redFlag', 'order'], sortBy: 'order' },
  'api::vacancy.vacancy': {
    columns: ['title', 'branch', 'startsOn', 'endsOn'],
    sortBy: 'startsOn',
    newestFirst: true,
  },
};
