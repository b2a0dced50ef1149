import { searchForm } from '@/features/site/search/mutations';
import { publicRoute } from '@/lib/guard/public';

/** Where the search lands without script. */
export const POST = publicRoute(searchForm);
