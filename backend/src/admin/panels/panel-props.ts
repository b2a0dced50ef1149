export interface PanelProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: { locale?: string | null; status?: string; updatedAt?: string };
  meta?: { availableLocales?: { locale?: string | null; status?: string }[] };
}
