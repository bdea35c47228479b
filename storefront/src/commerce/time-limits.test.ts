import { describe, expect, it } from 'vitest';
import * as timeLimits from './time-limits.ts';

/** What a shopper waits for everything that is not a time limit: scripts, rendering, the way to the server. */
const rest = 500;

describe('the time limits', () => {
  const { retry, query, pageQuery, serverPage, serverPageWithCopy, slowNotice, mutation, order } = timeLimits;

  it('let a page of a backend that hangs end in a message after at most 12 s', () => {
    expect(pageQuery + serverPage + rest).toBeLessThanOrEqual(12_000);
    expect(query + rest).toBeLessThanOrEqual(12_000);
  });

  it('let a page of a backend that refuses end in a message after at most 8 s', () => {
    // The server of the shop repeats nothing.
    expect(retry + 2 * rest).toBeLessThanOrEqual(8000);
  });

  it('let a shopper hear of a product that is being added after at most 8 s', () => {
    expect(slowNotice + rest).toBeLessThanOrEqual(8000);
  });

  it('leave a query the time for its repetitions, and a page for two slow requests in a row', () => {
    expect(retry).toBeLessThan(pageQuery);
    expect(retry).toBeLessThan(query);
    expect(serverPage).toBeGreaterThan(2 * 3000 + rest);
    expect(serverPageWithCopy).toBeLessThan(serverPage);
  });

  it('give up what changes something later than anything else', () => {
    expect(mutation).toBeGreaterThan(query);
    expect(order).toBeGreaterThan(mutation);
  });
});
