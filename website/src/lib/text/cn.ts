import { clsx } from 'clsx';

/** Joins class names; false and undefined are left out. Later classes do not override earlier ones. */
export const cn = clsx;
