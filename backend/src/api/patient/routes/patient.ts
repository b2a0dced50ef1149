import { forManager } from '../../../platform/routes';

export default forManager({
  'POST /patients/search': 'patient.search',
  'POST /patients/export': 'patient.export',
  'POST /patients/news': 'patient.news',
  'POST /patients/erasure': 'patient.erase',
});
