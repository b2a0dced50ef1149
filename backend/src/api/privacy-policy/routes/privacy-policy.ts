import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::privacy-policy.privacy-policy');
