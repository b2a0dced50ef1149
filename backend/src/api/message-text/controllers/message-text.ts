import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::message-text.message-text');
