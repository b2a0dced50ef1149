'use client';

// A page that fails keeps the header, the footer and their phone number around it.
export { default } from '../error';
