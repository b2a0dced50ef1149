'use client';

import dynamic from 'next/dynamic';

/** The calendar is a third of the flow's script, and only one question needs it. */
export const TimePicker = dynamic(() => import('./time-picker').then((module) => module.TimePicker));
