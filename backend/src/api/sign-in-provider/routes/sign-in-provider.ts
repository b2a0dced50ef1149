import { forEverybody } from '../../../platform/routes';

export default forEverybody({ 'GET /auth/providers': 'sign-in-provider.find' });
