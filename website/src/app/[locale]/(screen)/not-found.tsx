import { StaffNotFound } from '@/features/account/components/staff-not-found';

export default function NotFound() {
  return <StaffNotFound />;
}
