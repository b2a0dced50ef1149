import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /privacy-cases': 'privacy-case.find',
  'GET /privacy-cases/:id': 'privacy-case.findOne',
  'POST /privacy-cases': 'privacy-case.create',
  'POST /privacy-cases/:id/steps': 'privacy-case.step',
});
