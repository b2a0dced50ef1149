import { StaffNotFound } from '@/features/desk/frame/components/staff-not-found';

export default function NotFound() {
  return <StaffNotFound />;
}
