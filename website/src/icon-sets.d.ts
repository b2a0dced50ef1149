// Declared here so that the type checker need not infer a type from megabytes of icon data.
declare module '@iconify-json/lucide/icons.json' {
  const icons: import('@iconify/types').IconifyJSON;
  export default icons;
}

declare module '@iconify-json/healthicons/icons.json' {
  const icons: import('@iconify/types').IconifyJSON;
  export default icons;
}
