import { handledAddress } from '@/features/desk/messages/address';

export const inboxAddress = handledAddress('/admin/inbox');
