import { forWebsite } from '../../../platform/routes';

export default forWebsite({ 'GET /content-changes': 'content-change.find' });
