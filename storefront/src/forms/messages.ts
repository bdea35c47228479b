import { defineCatalogue } from '../i18n/index.ts';

/** Messages of the form checks. */
export const formMessages = defineCatalogue('forms', import.meta.glob('./messages/*.json', { import: 'default' }));
