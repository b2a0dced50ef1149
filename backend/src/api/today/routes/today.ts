import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /today': 'today.find',
  'GET /today/screen': 'today.screen',
  'GET /today/door': 'today.door',
});
