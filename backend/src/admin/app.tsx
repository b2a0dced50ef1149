import type { StrapiApp } from '@strapi/strapi/admin';
import { editorTranslations } from '../app/editor/translations';
import { hideAccounts, hideAdvertisements, hideWidgets } from './advertisements';
import { FORM_INPUTS } from './fields/text-field';
import { translateHelp } from './form-language';
import { HideSettings } from './hide-settings';
import { addBookableColumn } from './lists/bookable-column';
import { addPanels } from './panels/add-panels';
import { PictureUsages } from './pictures/picture-usages';
import { translateRowTitles } from './row-titles';
import { askForSecondStep } from './sign-in/second-step';
import { screenTranslations } from './words/screens';
import { applyWritingDirection } from './writing-direction';

/** Replaces Strapi's mark: a plain cross, since the clinic's own is content. */
const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b7a75"/>' +
  '<path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#fff"/></svg>';

const CLINIC_MARK = `data:image/svg+xml,${encodeURIComponent(DRAWN)}`;

// The editor asks no other server for news, and speaks Arabic to those who choose it.
const config = {
  locales: ['ar'],
  tutorials: false,
  notifications: { releases: false },
  auth: { logo: CLINIC_MARK },
  menu: { logo: CLINIC_MARK },
  head: { favicon: CLINIC_MARK },
  translations: {
    en: { ...screenTranslations('en'), ...editorTranslations('en') },
    ar: { ...screenTranslations('ar'), ...editorTranslations('ar') },
  },
};

/** Strapi renders components with this name prefix on every page; it uses it for the progress of uploads. */
const BESIDE_EVERY_PAGE = 'future-global::clinic';

/** Strapi's names of the places where forms, lists, and the list of types, can be changed before they are drawn. */
const FORMS = 'Admin/CM/pages/EditView/mutate-edit-view-layout';
const COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table';
const TYPES = 'Admin/CM/pages/App/mutate-collection-types-links';

export default {
  config,
  register(app: StrapiApp) {
    askForSecondStep();
    hideAdvertisements();
    hideWidgets(app);
    app.addComponents([
      { name: `${BESIDE_EVERY_PAGE}-picture-usages`, Component: PictureUsages },
      { name: `${BESIDE_EVERY_PAGE}-settings`, Component: HideSettings },
    ]);
  },
  bootstrap(app: StrapiApp) {
    applyWritingDirection();
    translateRowTitles();
    app.addFields(FORM_INPUTS);
    app.registerHook(FORMS, translateHelp);
    app.registerHook(COLUMNS, addBookableColumn);
    app.registerHook(TYPES, hideAccounts);
    addPanels(app);
  },
};
