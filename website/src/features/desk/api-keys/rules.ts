import { definePressPages } from '@/lib/address/press-pages';

export const apiKeyPages = definePressPages('/admin/api-keys', ['revoked', 'gone', 'failed']);
