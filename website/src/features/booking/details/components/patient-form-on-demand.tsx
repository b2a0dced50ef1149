'use client';

import dynamic from 'next/dynamic';

/** The form is half of the script that steps have of their own, and only the last one needs it. */
export const PatientForm = dynamic(() => import('./patient-form').then((module) => module.PatientForm));
