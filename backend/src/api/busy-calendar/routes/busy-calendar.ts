const config = { policies: ['global::is-staff'] };

export default {
  routes: [
    { method: 'GET', path: '/busy-calendars', handler: 'busy-calendar.find', config },
    { method: 'POST', path: '/busy-calendars', handler: 'busy-calendar.create', config },
    { method: 'DELETE', path: '/busy-calendars/:id', handler: 'busy-calendar.remove', config },
  ],
};
