import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /data-exports': 'data-export.find',
  'POST /data-exports': 'data-export.create',
  'DELETE /data-exports': 'data-export.remove',
  'GET /data-exports/file': 'data-export.fetch',
});
