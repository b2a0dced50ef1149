import { createReadRoutes } from '../../../content/editorial/read-routes';

export default createReadRoutes('api::resource.resource');
