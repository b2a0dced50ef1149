import { definePressPages } from '@/lib/address/address';

export const apiKeyPages = definePressPages('/admin/api-keys', ['revoked', 'gone', 'failed']);
