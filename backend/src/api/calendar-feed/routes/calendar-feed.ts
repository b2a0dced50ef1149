const config = { policies: ['global::is-staff'] };
const website = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [
    { method: 'GET', path: '/calendar-feeds', handler: 'calendar-feed.find', config },
    { method: 'POST', path: '/calendar-feeds', handler: 'calendar-feed.create', config },
    { method: 'DELETE', path: '/calendar-feeds/:id', handler: 'calendar-feed.remove', config },
    { method: 'GET', path: '/calendar-feeds/file', handler: 'calendar-feed.file', config: website },
  ],
};
