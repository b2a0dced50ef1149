import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::message-text.message-text');
