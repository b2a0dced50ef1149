import { forStaff } from '../../../platform/routes';

export default {
  routes: [
    { method: 'POST', path: '/contact-messages', handler: 'api::contact-message.contact-message.create' },
    ...forStaff({
      'GET /contact-messages': 'message-desk.find',
      'GET /contact-messages/:id': 'message-desk.findOne',
      'POST /contact-messages/:id/transitions': 'message-desk.settle',
    }),
  ],
};
