import { describe, expect, it } from 'vitest';
import { idle, nextState, type NewsletterState } from './newsletter-state.ts';

const submit = (email: string, consent: boolean) =>
  nextState(idle, { type: 'submit', subscription: { email, consent } });
const failed: NewsletterState = { status: 'error', message: 'This email address is already subscribed.' };

describe('the newsletter form', () => {
  it('[NWS-06] [NWS-10] sends a valid address with a consent, and nothing else', () => {
    expect(submit('ola@example.com', true)).toEqual({ status: 'loading' });
    expect(submit('', true)).toMatchObject({ status: 'idle', emailError: { id: 'formValidation.isRequired' } });
    expect(submit('ola', true)).toMatchObject({
      status: 'idle',
      emailError: { id: 'formValidation.validateEmail' },
      consentError: undefined,
    });
    expect(submit('ola@example.com', false)).toMatchObject({
      status: 'idle',
      consentError: { id: 'formValidation.mustBeChecked' },
    });
  });

  it('[NWS-05] forgets the errors when it is sent', () => {
    expect(nextState(failed, { type: 'submit', subscription: { email: 'ola@example.com', consent: true } })).toEqual({
      status: 'loading',
    });
    expect(nextState(failed, { type: 'submit', subscription: { email: '', consent: true } })).not.toHaveProperty(
      'message',
    );
  });

  it('[NWS-04] forgets the errors on another page, but not that it is being sent', () => {
    expect(nextState(failed, { type: 'navigate' })).toEqual(idle);
    expect(nextState(submit('ola', false), { type: 'navigate' })).toEqual(idle);
    expect(nextState({ status: 'loading' }, { type: 'navigate' })).toEqual({ status: 'loading' });
  });

  it.each([
    ['SUBSCRIBED', false],
    ['NOT_ACTIVE', true],
    ['UNCONFIRMED', true],
    [null, false],
  ] as const)('needs a confirmation where the backend says so: %s', (subscription, needsConfirmation) => {
    expect(nextState({ status: 'loading' }, { type: 'accept', subscription })).toEqual({
      status: 'success',
      needsConfirmation,
    });
  });

  it('[NWS-11] keeps what the server said', () => {
    expect(nextState({ status: 'loading' }, { type: 'reject', message: failed.message })).toEqual(failed);
  });
});
