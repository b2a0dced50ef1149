import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::red-flag.red-flag');
