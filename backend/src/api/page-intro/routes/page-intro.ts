import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::page-intro.page-intro');
