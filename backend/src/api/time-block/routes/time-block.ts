const config = { policies: ['global::is-staff'] };

export default {
  routes: [
    { method: 'POST', path: '/time-blocks', handler: 'time-block.create', config },
    { method: 'DELETE', path: '/time-blocks/:id', handler: 'time-block.remove', config },
  ],
};
