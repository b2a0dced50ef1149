import { searchForm } from '@/features/site/search/mutations';
import { publicRoute } from '@/lib/guard/public';

/** Takes the search without script. */
export const POST = publicRoute(searchForm);
