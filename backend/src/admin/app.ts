import type { StrapiApp } from '@strapi/strapi/admin';
import { editorTranslations } from '../app/editor/translations';
import { applyWritingDirection } from './writing-direction';

// The editor asks no other server for news, and speaks Arabic to those who choose it.
const config = {
  locales: ['ar'],
  tutorials: false,
  notifications: { releases: false },
  translations: { en: editorTranslations('en'), ar: editorTranslations('ar') },
};

export default {
  config,
  bootstrap(_app: StrapiApp) {
    applyWritingDirection();
  },
};
