export { StaffNotFound as default } from '@/features/desk/frame/components/staff-not-found';
