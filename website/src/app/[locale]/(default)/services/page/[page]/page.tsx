export { default, generateMetadata } from '../../page';

/** Made at the first visit and kept: how many pages a list has is known only then. */
export function generateStaticParams(): { page: string }[] {
  return [];
}
