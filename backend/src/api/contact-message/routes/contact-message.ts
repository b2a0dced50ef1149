import { forEverybody, forStaff, together } from '../../../platform/routes';

export default together(
  forEverybody({ 'POST /contact-messages': 'api::contact-message.contact-message.create' }),
  forStaff({
    'GET /contact-messages': 'message-desk.find',
    'GET /contact-messages/:id': 'message-desk.findOne',
    'POST /contact-messages/:id/transitions': 'message-desk.settle',
  }),
);
