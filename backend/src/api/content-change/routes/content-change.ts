import { forWebsite } from '../../../platform/routes';

export default { routes: forWebsite({ 'GET /content-changes': 'content-change.find' }) };
