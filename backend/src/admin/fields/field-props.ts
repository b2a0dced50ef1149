import type { ReactNode } from 'react';

export interface FieldProps {
  name: string;
  type: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  attribute?: { type: string; regex?: string };
  /** Strapi's own, for its own inputs. */
  unique?: boolean;
  mainField?: unknown;
}
