import { forEverybody } from '../../../platform/routes';

export default forEverybody({
  'POST /auth/second-factor': 'second-factor.enter',
  'POST /auth/second-factor/setup': 'second-factor.beginWithTicket',
  'POST /auth/second-factor/confirmation': 'second-factor.finishWithTicket',
  'GET /second-factor': 'second-factor.find',
  'POST /second-factor/setup': 'second-factor.begin',
  'POST /second-factor/confirmation': 'second-factor.finish',
  'POST /second-factor/removal': 'second-factor.remove',
});
