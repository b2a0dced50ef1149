import { createReadRoutes } from '../../../content/editorial/read-routes';

export default createReadRoutes('api::terms-and-conditions.terms-and-conditions');
