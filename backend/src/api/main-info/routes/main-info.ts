import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::main-info.main-info');
