import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const helpCatalogue = defineCatalogue('help', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  call: { id: 'help.call', defaultMessage: 'Call us at {phone}' },
  email: { id: 'help.email', defaultMessage: 'Email us at {email}' },
  hours: { id: 'help.hours', defaultMessage: '{startDay} to {endDay}, {startTime} to {endTime}, {timeZone}' },
  loading: { id: 'help.loading', defaultMessage: 'Loading contact details' },
  failed: { id: 'help.failed', defaultMessage: 'Looks like something went wrong. Sorry about that.' },
  contact: { id: 'help.contact', defaultMessage: 'Contact Us' },
});
