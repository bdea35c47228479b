import { describe, expect, it } from 'vitest';
import type { SessionState } from '../session/index.ts';
import { noPasswordReset, toUserState, reducePasswordReset } from './user-state.ts';

const guest: SessionState = { token: undefined, epoch: 0, wasExpired: false };
const customer: SessionState = { token: 'abc', epoch: 1, storedAt: 0, lifetime: 60, isExpired: false };
const ola = { email: 'ola@example.com', firstname: 'Ola', lastname: 'Nowak' };
const quiet = { data: undefined, error: undefined, isValidating: false };

describe('toUserState', () => {
  it('[SES-02] [SES-23] knows guests', () => {
    expect(toUserState(guest, quiet, noPasswordReset)).toEqual({
      currentUser: { email: '', firstname: '', lastname: '' },
      token: undefined,
      isSignedIn: false,
      isGettingDetails: false,
      isResettingPassword: false,
      getDetailsError: undefined,
      resetPasswordError: undefined,
    });
  });

  it('[SES-02] [SES-15] [SES-23] knows customers: asked for, received, failed', () => {
    expect(toUserState(customer, { ...quiet, isValidating: true }, noPasswordReset)).toMatchObject({
      token: 'abc',
      isSignedIn: true,
      isGettingDetails: true,
    });
    expect(toUserState(customer, { ...quiet, data: { customer: ola } }, noPasswordReset)).toMatchObject({
      currentUser: ola,
      isGettingDetails: false,
    });
    const error = new Error('refused');
    expect(toUserState(customer, { ...quiet, error }, noPasswordReset)).toMatchObject({
      isGettingDetails: false,
      getDetailsError: error,
    });
  });

  it('[SES-05] keeps nothing of a customer without a token', () => {
    const left = toUserState(
      guest,
      { data: { customer: ola }, error: new Error('refused'), isValidating: true },
      noPasswordReset,
    );
    expect(left).toEqual(toUserState(guest, quiet, noPasswordReset));
  });
});

describe('reducePasswordReset', () => {
  it('[SES-17] goes from request to receive, with or without an error', () => {
    const asked = reducePasswordReset(noPasswordReset, { type: 'request' });
    expect(asked).toEqual({ isResettingPassword: true, resetPasswordError: undefined });
    const error = new Error('refused');
    const failed = reducePasswordReset(asked, { type: 'receive', error });
    expect(failed).toEqual({ isResettingPassword: false, resetPasswordError: error });
    expect(reducePasswordReset(failed, { type: 'request' })).toEqual(asked);
    expect(reducePasswordReset(asked, { type: 'receive' })).toEqual(noPasswordReset);
  });
});
