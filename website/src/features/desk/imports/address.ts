import { defineAddress, id } from '@/lib/address/address';

/** The list of imports; `id` names the one whose rows are to be mended. */
export const importsAddress = defineAddress('/admin/imports', { id });
