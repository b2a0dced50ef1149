import type { StrapiApp } from '@strapi/strapi/admin';
import { NotBookablePanel } from './not-bookable-panel';
import { OtherLanguagePanel } from './other-language-panel';
import { TryPanel } from './try-panel';
import { UsedPanel } from './used-panel';

interface Panels {
  addEditViewSidePanel: (panels: unknown[]) => void;
}

const takesPanels = (apis: unknown): apis is Panels =>
  typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;

export function addPanels(app: Pick<StrapiApp, 'getPlugin'>): void {
  const apis: unknown = app.getPlugin('content-manager').apis;
  if (!takesPanels(apis))
    throw new Error('The content manager takes no panels any more: see its new version');
  apis.addEditViewSidePanel([NotBookablePanel, OtherLanguagePanel, TryPanel, UsedPanel]);
}
