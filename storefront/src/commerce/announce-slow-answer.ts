import { slowNotice } from './time-limits.ts';

/**
 * Calls a function when an answer takes so long that the shopper should be told what is still being done: a second
 * attempt would do it twice.
 *
 * @param answer - Is returned as it settles.
 */
export async function announceSlowAnswer<Result>(answer: Promise<Result>, announce: () => void): Promise<Result> {
  const timer = setTimeout(announce, slowNotice);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
