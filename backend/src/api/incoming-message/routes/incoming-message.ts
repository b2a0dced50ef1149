import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /incoming-messages': 'incoming-message.find',
  'GET /incoming-messages/unread': 'incoming-message.unread',
  'GET /incoming-messages/:id': 'incoming-message.findOne',
  'GET /incoming-messages/:id/media': 'incoming-message.media',
  'POST /incoming-messages/:id/transitions': 'incoming-message.settle',
  'POST /incoming-messages/:id/answers': 'incoming-message.answer',
  'DELETE /incoming-messages/:id/stop': 'incoming-message.resume',
});
