import { pino } from 'pino';

/** Logger for tests that do not read what is logged. */
export const silentLogger = pino({ enabled: false });
