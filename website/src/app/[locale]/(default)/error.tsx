'use client';

// A page that fails keeps the header, the footer and their phone number around it, and stands in their `main`.
export { PageFault as default } from '@/components/layout/fatal-error';
