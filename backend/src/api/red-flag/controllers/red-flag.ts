import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::red-flag.red-flag');
