import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarFile, parseBusyTimes } from './parse-busy-times';

const file: CalendarFile = workerData;
parentPort?.postMessage(parseBusyTimes(file));
