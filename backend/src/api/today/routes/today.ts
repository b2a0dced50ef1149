import { forStaff } from '../../../platform/routes';

export default {
  routes: forStaff({
    'GET /today': 'today.find',
    'GET /today/screen': 'today.screen',
    'GET /today/door': 'today.door',
  }),
};
