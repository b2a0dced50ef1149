/** Properties that search engines ask of each kind, beside `@type` (schema.org and Google's rules for rich results). */
const REQUIRED: Record<string, string[]> = {
  MedicalOrganization: ['name', 'url', 'medicalSpecialty', 'telephone'],
  WebSite: ['name', 'url', 'inLanguage'],
  MedicalClinic: ['name', 'telephone', 'address'],
  Physician: ['name', 'url', 'medicalSpecialty', 'address', 'telephone'],
  MedicalProcedure: ['name', 'url', 'description'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  WebPage: ['name', 'url', 'inLanguage', 'dateModified'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Offer: ['itemOffered'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  Service: ['name', 'url'],
  PriceSpecification: ['priceCurrency'],
  EducationalOrganization: ['name'],
  Organization: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

const ADDRESSES = 'url @id image item logo mainEntityOfPage hasMap dayOfWeek medicalSpecialty'.split(' ');

type Node = Record<string, unknown>;

/** Every object inside a value, itself first. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = Object.fromEntries(Object.entries(value));
  return [node, ...Object.values(node).flatMap(objectsIn)];
}

function faultsOfNode(node: Node): string[] {
  const kind = node['@type'];
  const required = typeof kind === 'string' ? REQUIRED[kind] : [];
  const isRelative = ([key, text]: [string, unknown]) =>
    ADDRESSES.includes(key) && typeof text === 'string' && !/^https?:\/\//.test(text);
  const isEmpty = ([, text]: [string, unknown]) => text === null || text === '';
  const entries = Object.entries(node);
  return [
    ...(kind !== undefined && required === undefined ? [`${kind} is a kind nobody has looked at.`] : []),
    ...(required ?? []).filter((key) => !(key in node)).map((key) => `${kind} has no ${key}.`),
    ...entries.filter(isRelative).map(([key, text]) => `${kind} has no absolute address in ${key}: ${text}`),
    ...entries.filter(isEmpty).map(([key]) => `${kind} has an empty ${key}.`),
  ];
}

/** The faults of a page's structured data in sentences: of each node, and ids that nothing on the page describes. */
export function faultsOf(nodes: Node[]): string[] {
  const all = objectsIn(nodes);
  const described = new Set(all.filter((node) => node['@type']).map((node) => node['@id']));
  const dangling = all.filter((node) => node['@id'] && !node['@type'] && !described.has(node['@id']));
  return [
    ...all.flatMap(faultsOfNode),
    ...dangling.map((node) => `${node['@id']} is described nowhere on the page.`),
  ];
}
