import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /imports': 'import.find',
  'POST /imports': 'import.create',
  'GET /imports/:id': 'import.findOne',
  'PUT /imports/:id': 'import.check',
  'POST /imports/:id/run': 'import.run',
  'POST /imports/:id/cancellation': 'import.cancel',
  'POST /imports/:id/undo': 'import.undo',
  'GET /imports/:id/faulty-rows': 'import.faultyRows',
});
