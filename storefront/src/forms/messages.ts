import { defineCatalogue, defineMessages } from '../i18n/index.ts';

/** Messages of the form checks. */
export const formMessages = defineCatalogue('forms', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  correctFields: { id: 'forms.correctFields', defaultMessage: 'Correct these fields' },
  genericError: { id: 'forms.genericError', defaultMessage: 'An error has occurred. Please check the input and try again.' },
  notSent: {
    id: 'forms.notSent',
    defaultMessage:
      'This has not been sent, because the page was not fully loaded. What you typed is still here, except for passwords. Send it again; if that does not help, turn on JavaScript for this shop.',
  },
  tooMany: {
    id: 'forms.tooMany',
    defaultMessage: 'Too many attempts in a short time. What you typed is still here: wait a while and try again.',
  },
  failed: { id: 'forms.failed', defaultMessage: 'This could not be saved. What you typed is still here: please try again.' },
});
