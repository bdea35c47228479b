import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { onSignIn, onSignOut } from './session-events.ts';
import { createSessionStore } from './session-store.ts';

function setUp() {
  const session = createSessionStore(memoryStorage());
  const signedIn = vi.fn();
  const signedOut = vi.fn();
  const stop = onSignOut(session, signedOut);
  onSignIn(session, signedIn);
  return { session, signedIn, signedOut, stop };
}

describe('onSignIn and onSignOut', () => {
  it('[SES-22] tell of both, once each', () => {
    const { session, signedIn, signedOut } = setUp();
    session.signIn('a');
    expect([signedIn.mock.calls.length, signedOut.mock.calls.length]).toEqual([1, 0]);
    session.clear();
    session.clear();
    expect([signedIn.mock.calls.length, signedOut.mock.calls.length]).toEqual([1, 1]);
  });

  it('[SES-22] takes another customer for the end of a session and the beginning of one', () => {
    const { session, signedIn, signedOut } = setUp();
    session.signIn('a');
    session.signIn('b');
    expect([signedIn.mock.calls.length, signedOut.mock.calls.length]).toEqual([2, 1]);
  });

  it('take a renewed token for neither', () => {
    const { session, signedIn, signedOut } = setUp();
    session.signIn('a');
    session.renew('b');
    expect([signedIn.mock.calls.length, signedOut.mock.calls.length]).toEqual([1, 0]);
  });

  it('stop when they are told to', () => {
    const { session, signedOut, stop } = setUp();
    session.signIn('a');
    stop();
    session.clear();
    expect(signedOut).not.toHaveBeenCalled();
  });
});
