import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { getForgotPasswordError, isRefusedInput, getResetError, getSignInError } from './password-errors.ts';

const refusal = (message: string, category = 'graphql-input') =>
  new CommerceError('graphql', { errors: [{ message, category, path: [], code: undefined }] });

const captcha = refusal('ReCaptcha validation failed, please try again');
const wrong = refusal(
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'graphql-authentication',
);
const tooMany = refusal('Too Many Requests', 'graphql-too-many-requests');
const lost = new CommerceError('network');

describe('[CAP-03] a call that the backend takes for a robot’s', () => {
  it('is called neither a wrong password nor a dead link nor a sent mail', () => {
    expect(getSignInError(captcha)).toBe('auth.captchaRefused');
    expect(getForgotPasswordError(captcha)).toBe('auth.captchaRefused');
    expect(getResetError(captcha)).toBe('auth.captchaRefused');
    expect(isRefusedInput(captcha)).toBe(false);
  });

  it('is known in other languages by the name of the service', () => {
    expect(getSignInError(refusal('Weryfikacja reCAPTCHA nie powiodła się.'))).toBe('auth.captchaRefused');
  });
});

describe('getSignInError', () => {
  it.each([
    ['en_US', "This account isn't confirmed. Verify and try again."],
    ['pl_PL', 'To konto nie zostało potwierdzone. Zweryfikuj je i spróbuj ponownie.'],
    ['de_DE', 'Dieses Konto ist nicht bestätigt. Bestätigen Sie es und versuchen Sie es erneut.'],
    ['fr_FR', 'Ce compte n’est pas confirmé. Vérifiez et réessayez.'],
    ['nl_NL', 'Deze account is niet bevestigd. Verifieer en probeer het opnieuw.'],
    ['es_ES', 'Esta cuenta no está confirmada. Verifique e inténtelo de nuevo.'],
    ['pt_PT', 'Esta conta não está confirmada. Verifique e tente novamente.'],
    ['it_IT', 'Questo account non è confermato. Verifica e riprova.'],
  ])('tells who has yet to confirm the account, in %s', (_, message) => {
    expect(getSignInError(refusal(message, 'graphql-authentication'))).toBe('auth.signIn.unconfirmed');
  });

  it('calls what else is refused wrong, and what was not answered failed', () => {
    expect(getSignInError(wrong)).toBe('auth.signIn.wrong');
    expect(getSignInError(lost)).toBe('auth.signIn.failed');
    expect(getSignInError(new Error('The backend gave no token.'))).toBe('auth.signIn.failed');
  });
});

describe('getForgotPasswordError', () => {
  it('[ACC-04] is none for a refused address: whether there is an account is nobody’s business', () => {
    expect(getForgotPasswordError(refusal("Cannot reset the customer's password"))).toBeNull();
    expect(getForgotPasswordError(lost)).toBe('auth.forgot.failed');
  });

  it('is that of too many requests where the backend limits them: no mail has been sent', () => {
    expect(getForgotPasswordError(tooMany)).toBe('forms.tooMany');
    expect(isRefusedInput(tooMany)).toBe(false);
  });
});

describe('getResetError', () => {
  it('[ACC-05] is the link where the backend refuses', () => {
    expect(getResetError(refusal('The password token is mismatched. Reset and try again'))).toBe('auth.reset.refused');
    expect(getResetError(lost)).toBeNull();
  });
});
