'use client';

import dynamic from 'next/dynamic';

/** The form is more than half of the flow's script, and only the last step needs it. */
export const PatientForm = dynamic(() => import('./patient-form').then((module) => module.PatientForm));
